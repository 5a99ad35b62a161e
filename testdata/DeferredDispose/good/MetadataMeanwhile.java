// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.CompletableFuture;

/** The shape may be read at any time. */
final class MetadataMeanwhile {
  static void run() {
    Tensor x = Tensor.of(1f);
    CompletableFuture<Void> cleanup = CompletableFuture.runAsync(() -> x.close());
    System.out.println(x.shape());
    cleanup.join();
  }
}
