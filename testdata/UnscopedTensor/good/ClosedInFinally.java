// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The finally block closes on every way out, the early return among them. */
final class ClosedInFinally {
  static void run() {
    System.out.println(first(true) + first(false));
  }

  private static float first(boolean shortcut) {
    Tensor x = Tensor.of(1f, -2f);
    try {
      if (shortcut) {
        return 0;
      }
      return x.toFloatArray()[0];
    } finally {
      x.close();
    }
  }
}
