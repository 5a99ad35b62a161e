// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;

/** The same without a name. */
final class ValueClosedInChain {
  static void run() {
    try (Tensor start = Tensor.of(1f, -2f);
        Variable weight = Variable.of(start)) {
      weight.value().close(); // want DisposeNotOwned definite
      System.out.println(weight.value().toFloatArray()[0]);
    }
  }
}
