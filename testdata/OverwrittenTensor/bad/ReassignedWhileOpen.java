// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The variable is closed, but not what it held before. */
final class ReassignedWhileOpen {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    x = x.relu(); // want OverwrittenTensor definite
    System.out.println(x.toFloatArray()[0]);
    x.close();
  }
}
