// runs: clean
import dev.tensorlint.runtime.Tensor;

/** It may be the same tensor, and then it is not closed. */
final class SameObjectCompared {
  static void run() {
    show(true);
    show(false);
  }

  private static void show(boolean positive) {
    Tensor x = Tensor.of(1f, 2f);
    Tensor y = positive ? x : x.relu();
    if (y != x) {
      x.close();
    }
    System.out.println(y.toFloatArray()[0]);
    y.close();
  }
}
