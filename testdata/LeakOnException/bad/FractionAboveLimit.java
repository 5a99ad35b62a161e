// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The method fails for values above a limit; it is given one, and nobody closes the tensor. */
final class FractionAboveLimit {
  static void run() {
    try {
      use();
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }

  private static void use() {
    Tensor x = Tensor.of(1f, -2f); // want LeakOnException definite
    Tensor y = scaled(x, 0.8f);
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
