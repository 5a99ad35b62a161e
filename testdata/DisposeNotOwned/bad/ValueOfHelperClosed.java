// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;

/** The helper lends what the variable lends it. */
final class ValueOfHelperClosed {
  static void run() {
    try (Tensor start = Tensor.of(1f, -2f);
        Variable weight = Variable.of(start)) {
      Tensor data = dataOf(weight);
      data.close(); // want DisposeNotOwned definite
      System.out.println(weight.value().toFloatArray()[0]);
    }
  }

  private static Tensor dataOf(Variable variable) {
    return variable.value();
  }
}
