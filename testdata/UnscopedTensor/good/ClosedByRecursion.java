// runs: clean
import dev.tensorlint.runtime.Tensor;

/** A tensor goes down a chain of calls, and the last of them closes it. */
final class ClosedByRecursion {
  static void run() {
    Tensor x = Tensor.of(1f, 2f);
    descend(x, 4);
  }

  private static void descend(Tensor x, int depth) {
    if (depth > 0) {
      System.out.println(x.shape());
      descend(x, depth - 1);
    } else {
      System.out.println(x.toFloatArray().length);
      x.close();
    }
  }
}
