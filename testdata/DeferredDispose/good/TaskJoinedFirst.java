// runs: clean
// trap: lambdas-and-async
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.CompletableFuture;

/** Nothing is read behind the start of the task that closes. */
final class TaskJoinedFirst {
  static void run() {
    Tensor x = Tensor.of(1f);
    System.out.println(x.item());
    CompletableFuture.runAsync(() -> x.close()).join();
  }
}
