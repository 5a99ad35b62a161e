// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;

/** Two tests of one field do not agree: a call, or an assignment, is between them. */
final class FieldChangesBetweenTests {
  private boolean isScaled = true;
  private boolean isOpened;

  static void run() {
    FieldChangesBetweenTests changed = new FieldChangesBetweenTests();
    System.out.println(changed.scaled(3f) + changed.opened(3f));
  }

  float scaled(float value) {
    Tensor factor = null;
    if (isScaled) {
      factor = Tensor.of(2f); // want UnscopedTensor definite
    }
    reset();
    if (isScaled) {
      float result = value * factor.toFloatArray()[0];
      factor.close();
      return result;
    }
    return value;
  }

  private void reset() {
    isScaled = false;
  }

  float opened(float value) {
    Tensor row = null;
    isOpened = true;
    if (value > 1) {
      row = Tensor.zeros(2); // want UnscopedTensor definite
      isOpened = false;
    }
    float result = Math.max(value, 1f);
    if (isOpened && row != null) {
      row.close();
    }
    return result;
  }
}
