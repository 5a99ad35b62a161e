// runs: clean
// trap: closed-in-helper
import dev.tensorlint.runtime.Tensor;

/** The helper knows only that it can be closed. */
final class ClosedQuietly {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    System.out.println(x.toFloatArray()[0]);
    closeQuietly(x);
  }

  private static void closeQuietly(AutoCloseable resource) {
    try {
      resource.close();
    } catch (Exception e) {
      System.out.println("not closed: " + e.getMessage());
    }
  }
}
