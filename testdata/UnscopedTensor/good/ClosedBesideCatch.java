// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The block closes it, also before the answer after a failure. */
final class ClosedBesideCatch {
  static void run() {
    System.out.println(isRead("2"));
    System.out.println(isRead("two"));
  }

  private static boolean isRead(String text) {
    try (Tensor x = Tensor.of(1f)) {
      System.out.println(x.item() + Float.parseFloat(text));
    } catch (NumberFormatException e) {
      return false;
    }
    return true;
  }
}
