// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** Kept out of the inner scope, and given to the outer one. */
final class BackIntoOuterScope {
  static void run() {
    try (TensorScope outer = TensorScope.open()) {
      Tensor y = features();
      y.unkeep();
      System.out.println(y.toFloatArray()[0]);
    }
  }

  private static Tensor features() {
    try (TensorScope inner = TensorScope.open()) {
      return Tensor.of(1f, -2f).relu().keep();
    }
  }
}
