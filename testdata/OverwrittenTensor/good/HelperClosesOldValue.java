// runs: clean
// trap: closed-in-helper
import dev.tensorlint.runtime.Tensor;

/** The helper takes the old value over and gives a new one back. */
final class HelperClosesOldValue {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    x = replaced(x);
    x = replaced(x);
    System.out.println(x.toFloatArray()[0]);
    x.close();
  }

  private static Tensor replaced(Tensor old) {
    try (old) {
      return old.mul(2f);
    }
  }
}
