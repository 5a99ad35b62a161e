// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;

/** A clone is closed on its own. */
final class CloneOfValueClosed {
  static void run() {
    try (Tensor start = Tensor.of(1f, -2f);
        Variable weight = Variable.of(start);
        Tensor mine = weight.value().clone()) {
      System.out.println(mine.toFloatArray()[0]);
    }
  }
}
