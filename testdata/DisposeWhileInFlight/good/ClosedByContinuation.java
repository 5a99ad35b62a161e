// runs: clean
// trap: lambdas-and-async
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.CompletableFuture;

/** The continuation closes the input when it is no longer needed. */
final class ClosedByContinuation {
  static void run() {
    Tensor x = Tensor.of(1f);
    CompletableFuture<Float> value = CompletableFuture.supplyAsync(() -> x.item());
    CompletableFuture<Float> cleaned = value.whenComplete((result, failure) -> x.close());
    System.out.println(cleaned.join());
  }
}
