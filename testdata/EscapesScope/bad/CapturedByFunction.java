// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.util.function.Supplier;

/** The function is returned, and reads what the scope has closed by then. */
final class CapturedByFunction {
  static void run() {
    System.out.println(scaler(2f).get());
  }

  private static Supplier<Float> scaler(float factor) {
    try (TensorScope scope = TensorScope.open()) {
      Tensor weights = Tensor.of(factor);
      return () -> weights.item() * 3f; // want EscapesScope definite
    }
  }
}
