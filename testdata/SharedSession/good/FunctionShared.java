// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.concurrent.CompletableFuture;

/** A traced function may be called from all threads. */
final class FunctionShared {
  static void run() {
    try (TracedFunction twice = TracedFunction.of(x -> x.mul(2f));
        Tensor one = Tensor.of(1f)) {
      CompletableFuture<Float> answer =
          CompletableFuture.supplyAsync(
              () -> {
                try (Tensor y = twice.call(one)) {
                  return y.item();
                }
              });
      System.out.println(answer.join());
    }
  }
}
