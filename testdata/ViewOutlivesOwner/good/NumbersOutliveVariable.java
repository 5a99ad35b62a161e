// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;

/** Numbers are copied out in time. */
final class NumbersOutliveVariable {
  static void run() {
    float[] values;
    try (Tensor start = Tensor.of(1f, -2f);
        Variable weight = Variable.of(start)) {
      values = weight.value().toFloatArray();
    }
    System.out.println(values[0]);
  }
}
