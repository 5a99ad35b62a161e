// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.CompletableFuture;

/** Once the task is joined, what it has closed is closed. */
final class ClosedByAwaitedTask {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    CompletableFuture<Void> cleanup = CompletableFuture.runAsync(() -> x.close());
    cleanup.join();
    System.out.println(x.toFloatArray()[0]); // want UseAfterDispose potential
  }
}
