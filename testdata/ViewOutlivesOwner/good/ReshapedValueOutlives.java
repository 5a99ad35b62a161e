// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;

/** What reshape gives is closed on its own. */
final class ReshapedValueOutlives {
  static void run() {
    Tensor column;
    try (Tensor start = Tensor.of(1f, -2f);
        Variable weight = Variable.of(start)) {
      column = weight.value().reshape(2, 1);
    }
    System.out.println(column.toFloatArray()[0]);
    column.close();
  }
}
