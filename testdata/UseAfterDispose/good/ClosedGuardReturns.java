// runs: clean
import dev.tensorlint.runtime.Tensor;

/** What is closed already goes no further. */
final class ClosedGuardReturns {
  static void run() {
    show(true);
    show(false);
  }

  private static void show(boolean early) {
    Tensor x = Tensor.of(1f, -2f);
    if (early) {
      x.close();
    }
    if (x.isClosed()) {
      return;
    }
    System.out.println(x.toFloatArray()[0]);
    x.close();
  }
}
