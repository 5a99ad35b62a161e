// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;

/** What an operation makes of the value is the method's. */
final class ResultOfValueClosed {
  static void run() {
    try (Tensor start = Tensor.of(1f, -2f);
        Variable weight = Variable.of(start);
        Tensor doubled = weight.value().mul(2f)) {
      System.out.println(doubled.toFloatArray()[0]);
    }
  }
}
