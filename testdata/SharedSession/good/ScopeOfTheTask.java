// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.util.concurrent.CompletableFuture;

/** Each thread has scopes of its own. */
final class ScopeOfTheTask {
  static void run() {
    try (TensorScope here = TensorScope.open()) {
      System.out.println(Tensor.of(1f).item());
      CompletableFuture<Float> there =
          CompletableFuture.supplyAsync(
              () -> {
                try (TensorScope scope = TensorScope.open()) {
                  return Tensor.of(2f).item();
                }
              });
      System.out.println(there.join());
    }
  }
}
