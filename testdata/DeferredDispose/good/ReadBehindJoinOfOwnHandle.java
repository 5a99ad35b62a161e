// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.CompletableFuture;

/** The task closes a handle of its own on the same data. */
final class ReadBehindJoinOfOwnHandle {
  static void run() {
    try (Tensor x = Tensor.of(1f)) {
      Tensor own = x.clone();
      CompletableFuture<Void> task = CompletableFuture.runAsync(() -> own.close());
      System.out.println(x.item());
      task.join();
    }
  }
}
