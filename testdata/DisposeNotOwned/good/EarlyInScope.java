// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** Closing early what the scope would close anyway is fine. */
final class EarlyInScope {
  static void run() {
    try (TensorScope scope = TensorScope.open()) {
      Tensor x = Tensor.of(1f, -2f);
      Tensor y = x.relu();
      x.close();
      System.out.println(y.toFloatArray()[0]);
    }
  }
}
