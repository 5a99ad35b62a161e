// runs: clean
// trap: null-guards
import dev.tensorlint.runtime.Tensor;

/** The variable is set to null with the close, and tested before the read. */
final class NullAfterClose {
  static void run() {
    show(true);
    show(false);
  }

  private static void show(boolean early) {
    Tensor x = Tensor.of(1f, -2f);
    if (early) {
      x.close();
      x = null;
    }
    if (x != null) {
      System.out.println(x.toFloatArray()[0]);
      x.close();
    }
  }
}
