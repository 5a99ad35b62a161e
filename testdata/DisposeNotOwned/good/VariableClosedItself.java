// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;

/** Who owns the variable closes that, and not its value. */
final class VariableClosedItself {
  static void run() {
    try (Tensor start = Tensor.of(1f, -2f)) {
      Variable weight = Variable.of(start);
      System.out.println(weight.value().toFloatArray()[0]);
      weight.close();
    }
  }
}
