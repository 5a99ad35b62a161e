// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** Only one of the two ways to the assignment has a tensor to lose. */
final class DefaultReplaced {
  static void run() {
    show(true);
    show(false);
  }

  private static void show(boolean warm) {
    Tensor x = null;
    if (warm) {
      x = Tensor.of(1f, -2f);
      System.out.println(x.toFloatArray()[0]);
    }
    x = Tensor.of(3f); // want OverwrittenTensor potential
    System.out.println(x.toFloatArray()[0]);
    x.close();
  }
}
