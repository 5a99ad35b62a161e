// runs: clean
import dev.tensorlint.runtime.Tensor;

/** A result does not depend on its operands once it is there. */
final class ResultOutlivesOperand {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    Tensor y = x.tanh();
    x.close();
    System.out.println(y.toFloatArray()[0]);
    y.close();
  }
}
