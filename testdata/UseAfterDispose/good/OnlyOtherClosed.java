// runs: clean
import dev.tensorlint.runtime.Tensor;

/** Both parameters may be one tensor: then it is read before it is closed, and closed once. */
final class OnlyOtherClosed {
  static void run() {
    try (Tensor x = Tensor.of(1f)) {
      System.out.println(sum(x, x));
    }
    difference(Tensor.of(1f), Tensor.of(2f));
  }

  private static float sum(Tensor left, Tensor right) {
    if (left == right) {
      return 2f * right.item();
    }
    return left.item() + right.item();
  }

  private static void difference(Tensor left, Tensor right) {
    if (left != right) {
      System.out.println(left.item() - right.item());
      left.close();
      right.close();
    } else {
      System.out.println(left.item());
      right.close();
    }
  }
}
