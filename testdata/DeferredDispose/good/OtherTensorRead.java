// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.CompletableFuture;

/** What is read is not what the task closes. */
final class OtherTensorRead {
  static void run() {
    Tensor x = Tensor.of(1f);
    Tensor y = Tensor.of(2f);
    CompletableFuture<Void> cleanup = CompletableFuture.runAsync(() -> x.close());
    System.out.println(y.item());
    y.close();
    cleanup.join();
  }
}
