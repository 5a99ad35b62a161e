// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The tensor itself says whether it is closed. */
final class IsClosedGuardsRead {
  static void run() {
    show(true);
    show(false);
  }

  private static void show(boolean early) {
    Tensor x = Tensor.of(1f, -2f);
    if (early) {
      x.close();
    }
    if (!x.isClosed()) {
      System.out.println(x.toFloatArray()[0]);
    }
    x.close();
  }
}
