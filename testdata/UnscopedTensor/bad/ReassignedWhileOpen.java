// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The variable is closed, but not what it held before. */
final class ReassignedWhileOpen {
  static void run() {
    Tensor x = Tensor.of(1f, -2f); // want UnscopedTensor definite
    x = x.relu();
    System.out.println(x.toFloatArray()[0]);
    x.close();
  }
}
