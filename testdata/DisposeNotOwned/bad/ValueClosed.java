// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;

/** The variable reads its value again, and finds it closed. */
final class ValueClosed {
  static void run() {
    try (Tensor start = Tensor.of(1f, -2f);
        Variable weight = Variable.of(start)) {
      Tensor value = weight.value();
      System.out.println(value.toFloatArray()[0]);
      value.close(); // want DisposeNotOwned definite
      System.out.println(weight.value().toFloatArray()[0]);
    }
  }
}
