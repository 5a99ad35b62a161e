// runs: throws CompletionException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.SymbolicTensor;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.concurrent.CompletableFuture;

/** The trace belongs to the thread that makes it. */
final class UsedOnOtherThread {
  static void run() {
    try (Tensor x = Tensor.of(1f, -2f);
        TracedFunction function =
            TracedFunction.of(
                input -> {
                  CompletableFuture<SymbolicTensor> half =
                      CompletableFuture.supplyAsync( // want SymbolicTensorEscapes definite
                          () -> input.mul(0.5f));
                  return half.join();
                });
        Tensor y = function.call(x)) {
      System.out.println(y.shape());
    }
  }
}
