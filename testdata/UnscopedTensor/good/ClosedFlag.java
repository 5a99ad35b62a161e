// runs: clean
// trap: path-merges
import dev.tensorlint.runtime.Tensor;

/** The flag says whether there is still something to close. */
final class ClosedFlag {
  static void run() {
    show(true);
    show(false);
  }

  private static void show(boolean early) {
    Tensor x = Tensor.of(1f, -2f);
    boolean closed = false;
    if (early) {
      x.close();
      closed = true;
    }
    if (!closed) {
      System.out.println(x.toFloatArray()[0]);
      x.close();
    }
  }
}
