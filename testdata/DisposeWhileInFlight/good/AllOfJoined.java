// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.CompletableFuture;

/** A future of all futures is joined. */
final class AllOfJoined {
  static void run() {
    Tensor x = Tensor.of(1f, 2f);
    CompletableFuture<Float> first = CompletableFuture.supplyAsync(() -> x.toFloatArray()[0]);
    CompletableFuture<Float> second = CompletableFuture.supplyAsync(() -> x.toFloatArray()[1]);
    CompletableFuture.allOf(first, second).join();
    x.close();
  }
}
