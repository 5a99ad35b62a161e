// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.CompletableFuture;

/** Joining what is derived from a computation joins the computation. */
final class JoinedByContinuation {
  static void run() {
    Tensor x = Tensor.of(1f, 2f);
    CompletableFuture<Float> sum = CompletableFuture.supplyAsync(() -> x.toFloatArray()[0]);
    CompletableFuture<Float> doubled = sum.thenApply(value -> 2 * value);
    System.out.println(doubled.join());
    x.close();
  }
}
