// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.SymbolicTensor;
import dev.tensorlint.runtime.trace.TracedFunction;

/** The field is empty again before the trace ends. */
final class FieldClearedInBody {
  private static SymbolicTensor current;

  static void run() {
    try (Tensor x = Tensor.of(1f, -2f);
        TracedFunction function = TracedFunction.of(FieldClearedInBody::body);
        Tensor y = function.call(x)) {
      System.out.println(y.toFloatArray()[0]);
    }
  }

  private static SymbolicTensor body(SymbolicTensor input) {
    current = input.relu();
    SymbolicTensor result = doubled();
    current = null;
    return result;
  }

  private static SymbolicTensor doubled() {
    return current.mul(2f);
  }
}
