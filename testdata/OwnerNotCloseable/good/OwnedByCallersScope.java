// runs: clean
// trap: nothing-to-close
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** The objects live in a scope, and so does what their fields hold. */
final class OwnedByCallersScope {
  static void run() {
    try (TensorScope scope = TensorScope.open()) {
      System.out.println(new Pair(1f, 2f).sum());
      System.out.println(new Constants().one.item());
    }
  }

  private static final class Pair {
    private final Tensor left;
    private final Tensor right;

    Pair(float left, float right) {
      this.left = Tensor.scalar(left);
      this.right = Tensor.scalar(right);
    }

    float sum() {
      return left.add(right).item();
    }
  }

  private static final class Constants {
    private final Tensor one = Tensor.scalar(1f);
  }
}
