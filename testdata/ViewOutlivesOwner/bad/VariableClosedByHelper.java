// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;

/** The helper closes the variable. */
final class VariableClosedByHelper {
  static void run() {
    try (Tensor start = Tensor.of(1f, -2f)) {
      Variable weight = Variable.of(start);
      Tensor view = weight.value();
      finish(weight);
      System.out.println(view.toFloatArray()[0]); // want ViewOutlivesOwner definite
    }
  }

  private static void finish(Variable variable) {
    System.out.println(variable.name());
    variable.close();
  }
}
