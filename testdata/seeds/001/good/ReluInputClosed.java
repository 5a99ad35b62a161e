// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The result has data of its own: the input may be closed before it is read. */
final class ReluInputClosed {
  static void run() {
    Tensor x = Tensor.of(1f, -2f, 3f, -4f);
    Tensor y = x.relu();
    x.close();
    System.out.println(y.toFloatArray()[0]);
    y.close();
  }
}
