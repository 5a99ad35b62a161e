// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;

/** Read while the variable is open. */
final class ValueReadInside {
  static void run() {
    try (Tensor start = Tensor.of(1f, -2f);
        Variable weight = Variable.of(start)) {
      Tensor view = weight.value();
      System.out.println(view.toFloatArray()[0]);
    }
  }
}
