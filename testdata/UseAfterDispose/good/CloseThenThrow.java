// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The way that closed it early has thrown. */
final class CloseThenThrow {
  static void run() {
    System.out.println(first(false));
    try {
      System.out.println(first(true));
      throw new AssertionError("must fail");
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
  }

  private static float first(boolean broken) {
    Tensor x = Tensor.of(1f, -2f);
    if (broken) {
      x.close();
      throw new IllegalStateException("broken");
    }
    float first = x.toFloatArray()[0];
    x.close();
    return first;
  }
}
