// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;

/** A clone is a handle of its own on the same data. */
final class CloneOutlivesVariable {
  static void run() {
    Tensor copy;
    try (Tensor start = Tensor.of(1f, -2f);
        Variable weight = Variable.of(start)) {
      copy = weight.value().clone();
    }
    System.out.println(copy.toFloatArray()[0]);
    copy.close();
  }
}
