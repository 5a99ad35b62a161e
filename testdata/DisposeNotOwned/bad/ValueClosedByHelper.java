// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;

/** The helper closes whatever it gets. */
final class ValueClosedByHelper {
  static void run() {
    try (Tensor start = Tensor.of(1f, -2f);
        Variable weight = Variable.of(start)) {
      System.out.println(firstOf(weight.value())); // want DisposeNotOwned definite
      System.out.println(weight.value().toFloatArray()[0]);
    }
  }

  private static float firstOf(Tensor x) {
    float first = x.toFloatArray()[0];
    x.close();
    return first;
  }
}
