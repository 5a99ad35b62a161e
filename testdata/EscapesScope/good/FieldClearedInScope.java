// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** The field is empty again before the scope ends. */
final class FieldClearedInScope {
  private static Tensor current;

  static void run() {
    try (TensorScope scope = TensorScope.open()) {
      current = Tensor.of(1f, -2f);
      show();
      current = null;
    }
  }

  private static void show() {
    System.out.println(current.toFloatArray()[0]);
  }
}
