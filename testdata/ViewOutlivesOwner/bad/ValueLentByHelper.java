// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;

/** The helper lends what the variable lends it. */
final class ValueLentByHelper {
  static void run() {
    try (Tensor start = Tensor.of(1f, -2f)) {
      Variable weight = Variable.of(start);
      Tensor view = dataOf(weight);
      weight.close();
      System.out.println(view.toFloatArray()[0]); // want ViewOutlivesOwner definite
    }
  }

  private static Tensor dataOf(Variable variable) {
    return variable.value();
  }
}
