// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.util.concurrent.CompletableFuture;

/** Plain data goes into the task. */
final class CopiedOut {
  static void run() {
    CompletableFuture<Float> first;
    try (TensorScope scope = TensorScope.open()) {
      float[] values = Tensor.of(1f, 2f).mul(3f).toFloatArray();
      first = CompletableFuture.supplyAsync(() -> values[0]);
    }
    System.out.println(first.join());
  }
}
