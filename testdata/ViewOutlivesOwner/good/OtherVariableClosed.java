// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;

/** Another variable is closed, not the one that is read. */
final class OtherVariableClosed {
  static void run() {
    try (Tensor start = Tensor.of(1f, -2f);
        Variable weight = Variable.of(start)) {
      Variable bias = Variable.of(start);
      Tensor view = weight.value();
      bias.close();
      System.out.println(view.toFloatArray()[0]);
    }
  }
}
