// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.CompletableFuture;

/** The task reads the shape, which is legal at any time. */
final class OnlyMetadataElsewhere {
  static void run() {
    Tensor x = Tensor.of(1f, 2f);
    CompletableFuture<String> text = CompletableFuture.supplyAsync(() -> x.shape().toString());
    x.close();
    System.out.println(text.join());
  }
}
