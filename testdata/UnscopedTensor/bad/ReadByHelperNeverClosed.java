// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;

/** A helper returns what its argument lends, which takes nothing from the caller. */
final class ReadByHelperNeverClosed {
  static void run() {
    Variable weight = new Variable(Tensor.of(2f)); // want UnscopedTensor definite
    System.out.println(valueOf(weight).item());
  }

  private static Tensor valueOf(Variable variable) {
    return variable.value();
  }
}
