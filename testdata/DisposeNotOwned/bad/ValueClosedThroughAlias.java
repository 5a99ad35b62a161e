// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;

/** In place, the value comes back itself. */
final class ValueClosedThroughAlias {
  static void run() {
    try (Tensor start = Tensor.of(1f, -2f);
        Variable weight = Variable.of(start)) {
      Tensor positive = weight.value().reluInPlace();
      System.out.println(positive.toFloatArray()[0]);
      positive.close(); // want DisposeNotOwned definite
      System.out.println(weight.value().toFloatArray()[0]);
    }
  }
}
