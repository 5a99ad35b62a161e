// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.CompletableFuture;

/** The task reads, and the method closes behind the join. */
final class ClosedHere {
  static void run() {
    Tensor x = Tensor.of(1f);
    CompletableFuture<Void> shown = CompletableFuture.runAsync(() -> System.out.println(x.item()));
    shown.join();
    x.close();
  }
}
