// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.SymbolicTensor;
import dev.tensorlint.runtime.trace.TracedFunction;

/** What a body captures as a tensor becomes a constant of its trace. */
final class ConstantCaptured {
  static void run() {
    try (Tensor weights = Tensor.of(2f, 3f);
        Tensor x = Tensor.of(1f, -2f);
        TracedFunction function =
            TracedFunction.ofTrace(
                trace -> {
                  SymbolicTensor w = trace.constant(weights);
                  return trace.input(0).mul(w);
                });
        Tensor y = function.call(x)) {
      System.out.println(y.toFloatArray()[0]);
    }
  }
}
