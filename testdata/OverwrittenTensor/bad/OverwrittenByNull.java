// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** Setting a variable to null closes nothing. */
final class OverwrittenByNull {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    System.out.println(x.toFloatArray()[0]);
    x = null; // want OverwrittenTensor definite
    System.out.println(x);
  }
}
