// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;

/** The helper reads what it is given too late. */
final class ValuePassedOn {
  static void run() {
    try (Tensor start = Tensor.of(1f, -2f)) {
      Variable weight = Variable.of(start);
      Tensor view = weight.value();
      weight.close();
      print(view); // want ViewOutlivesOwner definite
    }
  }

  private static void print(Tensor x) {
    System.out.println(x.toFloatArray()[0]);
  }
}
