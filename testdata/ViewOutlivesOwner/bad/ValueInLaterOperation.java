// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;

/** An operation reads its operands. */
final class ValueInLaterOperation {
  static void run() {
    try (Tensor x = Tensor.of(3f, 4f)) {
      Variable weight = Variable.of(x);
      Tensor view = weight.value();
      weight.close();
      try (Tensor y = x.mul(view)) { // want ViewOutlivesOwner definite
        System.out.println(y.toFloatArray()[0]);
      }
    }
  }
}
