// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.CompletableFuture;

/** If the computation cannot be started, nothing is in flight when the tensor is closed. */
final class JoinedInTry {
  static void run() {
    try (Tensor x = Tensor.of(1f, -2f)) {
      CompletableFuture<Float> first =
          CompletableFuture.supplyAsync(() -> x.toFloatArray()[0]);
      System.out.println(first.join());
    } catch (RuntimeException e) {
      System.out.println(e.getMessage());
    }
  }
}
