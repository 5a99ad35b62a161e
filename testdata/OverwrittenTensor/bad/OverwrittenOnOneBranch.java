// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** On one branch the variable gets a new value. */
final class OverwrittenOnOneBranch {
  static void run() {
    show(true);
    show(false);
  }

  private static void show(boolean clipped) {
    Tensor x = Tensor.of(1f, -2f);
    if (clipped) {
      x = x.relu(); // want OverwrittenTensor definite
    }
    System.out.println(x.toFloatArray()[0]);
    x.close();
  }
}
