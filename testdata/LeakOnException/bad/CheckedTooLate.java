// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The clause is written for the check, which comes after the tensor. */
final class CheckedTooLate {
  static void run() {
    show(2);
    show(-1);
  }

  private static void show(int width) {
    try {
      Tensor x = Tensor.of(1f, -2f); // want LeakOnException definite
      check(width);
      System.out.println(x.toFloatArray().length / width);
      x.close();
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }

  private static void check(int width) {
    if (width < 1) {
      throw new IllegalArgumentException("no width: " + width);
    }
  }
}
