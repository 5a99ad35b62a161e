// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.CompletableFuture;

/** The task closes its own tensor; what the method reads is another one, or is read before. */
final class AwaitedTaskReads {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    Tensor y = Tensor.of(3f);
    System.out.println(x.toFloatArray()[0]);
    CompletableFuture<Void> cleanup = CompletableFuture.runAsync(() -> x.close());
    cleanup.join();
    System.out.println(y.item());
    y.close();
    System.out.println(x.shape());
  }
}
