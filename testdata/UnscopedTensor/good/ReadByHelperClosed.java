// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;

/** A helper returns what its argument lends, and the caller releases the argument. */
final class ReadByHelperClosed {
  static void run() {
    try (Variable weight = new Variable(Tensor.of(2f))) {
      System.out.println(valueOf(weight).item());
    }
  }

  private static Tensor valueOf(Variable variable) {
    return variable.value();
  }
}
