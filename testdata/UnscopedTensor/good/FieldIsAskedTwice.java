// runs: clean
import dev.tensorlint.runtime.Tensor;

/** Two tests of one field agree: nothing assigns it between them. */
final class FieldIsAskedTwice {
  private boolean isScaled;
  private int width;
  private boolean isOpened;

  private FieldIsAskedTwice(boolean isScaled, int width) {
    this.isScaled = isScaled;
    this.width = width;
  }

  static void run() {
    for (int width = 1; width < 4; width++) {
      FieldIsAskedTwice asked = new FieldIsAskedTwice(width != 2, width);
      System.out.println(asked.scaled(3f) + asked.wide(3f) + asked.opened(3f));
    }
  }

  float scaled(float value) {
    Tensor factor = null;
    if (isScaled) {
      factor = Tensor.of(2f);
    }
    float result = describe(value);
    if (isScaled) {
      result *= factor.toFloatArray()[0];
      factor.close();
    }
    return result;
  }

  float wide(float value) {
    Tensor row = width > 1 ? Tensor.zeros(width) : null;
    float result = describe(value);
    if (width >= 2) {
      result += row.toFloatArray()[0];
      row.close();
    }
    return result;
  }

  float opened(float value) {
    Tensor row = null;
    isOpened = false;
    if (value > width) {
      row = Tensor.zeros(width);
      isOpened = true;
    }
    float result = Math.max(value, 1f);
    if (isOpened) {
      result += row.toFloatArray()[0];
      row.close();
    }
    return result;
  }

  private float describe(float value) {
    System.out.println(value);
    return value;
  }
}
