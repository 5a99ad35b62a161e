// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** Numbers outlive every scope. */
final class NumbersReturned {
  static void run() {
    System.out.println(features()[0]);
  }

  private static float[] features() {
    try (TensorScope scope = TensorScope.open()) {
      return Tensor.of(1f, -2f).relu().toFloatArray();
    }
  }
}
