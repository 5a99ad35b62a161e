// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The way that closed it early has returned. */
final class CloseThenReturn {
  static void run() {
    System.out.println(first(true) + first(false));
  }

  private static float first(boolean early) {
    Tensor x = Tensor.of(1f, -2f);
    if (early) {
      x.close();
      return 0;
    }
    float first = x.toFloatArray()[0];
    x.close();
    return first;
  }
}
