// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;

/** The value is the variable's own handle, and dies with it. */
final class ValueReadAfterVariable {
  static void run() {
    try (Tensor start = Tensor.of(1f, -2f)) {
      Variable weight = Variable.of(start);
      Tensor view = weight.value();
      weight.close();
      System.out.println(view.toFloatArray()[0]); // want ViewOutlivesOwner definite
    }
  }
}
