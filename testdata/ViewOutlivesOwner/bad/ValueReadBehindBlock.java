// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;

/** The block closes the variable, and with it the value. */
final class ValueReadBehindBlock {
  static void run() {
    Tensor view;
    try (Tensor start = Tensor.of(1f, -2f);
        Variable weight = Variable.of(start)) {
      view = weight.value();
    }
    System.out.println(view.toFloatArray()[0]); // want ViewOutlivesOwner definite
  }
}
