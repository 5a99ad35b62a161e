// runs: throws SymbolicTensorException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.SymbolicTensor;
import dev.tensorlint.runtime.trace.TracedFunction;

/** A static field outlives every trace. */
final class KeptInStaticField {
  private static SymbolicTensor last;

  static void run() {
    try (Tensor x = Tensor.of(1f, -2f);
        TracedFunction function = TracedFunction.of(KeptInStaticField::body);
        Tensor y = function.call(x)) {
      System.out.println(y.shape());
      System.out.println(last.relu().shape());
    }
  }

  private static SymbolicTensor body(SymbolicTensor input) {
    last = input.tanh(); // want SymbolicTensorEscapes definite
    return last.neg();
  }
}
