// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** Kept tensors outlive their scope. */
final class KeptOutlivesScope {
  static void run() {
    Tensor x;
    try (TensorScope scope = TensorScope.open()) {
      x = Tensor.of(1f, -2f).keep();
    }
    System.out.println(x.toFloatArray()[0]);
    x.close();
  }
}
