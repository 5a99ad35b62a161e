// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The answer after a failure is no path that closes it. */
final class NeverClosedBesideCatch {
  static void run() {
    System.out.println(isRead("2"));
  }

  private static boolean isRead(String text) {
    try {
      Tensor x = Tensor.of(1f); // want UnscopedTensor definite
      System.out.println(x.item() + Float.parseFloat(text));
    } catch (NumberFormatException e) {
      return false;
    }
    return true;
  }
}
