// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.util.concurrent.CompletableFuture;

/** The task opens a scope of its own. */
final class ScopeInsideTheTask {
  static void run() {
    CompletableFuture<Float> sum =
        CompletableFuture.supplyAsync(
            () -> {
              try (TensorScope scope = TensorScope.open()) {
                return Tensor.of(1f, 2f).mul(3f).sum().item();
              }
            });
    System.out.println(sum.join());
  }
}
