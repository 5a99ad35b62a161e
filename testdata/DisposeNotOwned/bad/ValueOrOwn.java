// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;

/** On one way it is the variable's, on the other the method's. */
final class ValueOrOwn {
  static void run() {
    try (Tensor start = Tensor.of(1f, -2f);
        Variable weight = Variable.of(start)) {
      show(weight, true);
      show(weight, false);
      System.out.println(weight.value().toFloatArray()[0]);
    }
  }

  private static void show(Variable weight, boolean scaled) {
    Tensor x = scaled ? weight.value().mul(2f) : weight.value();
    System.out.println(x.toFloatArray()[0]);
    x.close(); // want DisposeNotOwned potential
  }
}
