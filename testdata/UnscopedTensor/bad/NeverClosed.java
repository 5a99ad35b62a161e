// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** Nobody closes it. */
final class NeverClosed {
  static void run() {
    Tensor x = Tensor.of(1f, -2f); // want UnscopedTensor definite
    System.out.println(x.toFloatArray()[0]);
  }
}
