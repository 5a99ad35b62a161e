// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.CompletableFuture;

/** The task reads and closes; the method has nothing more to do with it. */
final class HandedToTheTask {
  static void run() {
    Tensor x = Tensor.of(1f);
    CompletableFuture<Void> task =
        CompletableFuture.runAsync(
            () -> {
              System.out.println(x.item());
              x.close();
            });
    task.join();
  }
}
