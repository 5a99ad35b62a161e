// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The old value is closed on the branch that replaces it. */
final class ClosedIfReplaced {
  static void run() {
    show(true);
    show(false);
  }

  private static void show(boolean clipped) {
    Tensor x = Tensor.of(1f, -2f);
    if (clipped) {
      Tensor relu = x.relu();
      x.close();
      x = relu;
    }
    System.out.println(x.toFloatArray()[0]);
    x.close();
  }
}
