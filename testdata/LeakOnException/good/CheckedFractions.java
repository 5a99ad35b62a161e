// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The method fails for values above a limit; it is given values below it. */
final class CheckedFractions {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    Tensor y = scaled(x, 0.5f);
    y.close();
    x.close();
  }

  private static Tensor scaled(Tensor tensor, float by) {
    require(by <= 0.75f);
    return tensor.mul(by);
  }

  private static void require(boolean isMet) {
    if (!isMet) {
      throw new IllegalArgumentException("too large");
    }
  }
}
