// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The finally block throws before it closes. */
final class ThrowInFinally {
  static void run() {
    try {
      load(-1);
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
  }

  private static void load(int state) {
    Tensor x = Tensor.of(1f, -2f); // want LeakOnException definite
    try {
      System.out.println(x.toFloatArray()[0]);
    } finally {
      if (state < 0) {
        throw new IllegalStateException("not ready");
      }
      x.close();
    }
  }
}
