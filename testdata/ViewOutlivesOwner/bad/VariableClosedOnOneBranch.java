// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;

/** On one branch the variable is gone. */
final class VariableClosedOnOneBranch {
  static void run() {
    show(false);
    show(true);
  }

  private static void show(boolean last) {
    try (Tensor start = Tensor.of(1f, -2f);
        Variable weight = Variable.of(start)) {
      Tensor view = weight.value();
      if (last) {
        weight.close();
      }
      System.out.println(view.toFloatArray()[0]); // want ViewOutlivesOwner potential
    }
  }
}
