// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The helper makes a new tensor, and does not close the old one. */
final class OverwrittenByHelper {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    x = normalized(x); // want OverwrittenTensor definite
    System.out.println(x.toFloatArray()[0]);
    x.close();
  }

  private static Tensor normalized(Tensor x) {
    return x.div(2f);
  }
}
