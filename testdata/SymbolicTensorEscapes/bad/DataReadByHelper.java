// runs: throws SymbolicTensorException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.SymbolicTensor;
import dev.tensorlint.runtime.trace.TracedFunction;

/** A helper that was written for tensors decides by data. */
final class DataReadByHelper {
  static void run() {
    try (Tensor x = Tensor.of(1f, -2f);
        TracedFunction function = TracedFunction.of(input -> normalized(input.square()));
        Tensor y = function.call(x)) {
      System.out.println(y.shape());
    }
  }

  private static SymbolicTensor normalized(SymbolicTensor x) {
    SymbolicTensor sum = x.sum();
    return sum.item() > 0f ? x.div(sum) : x; // want SymbolicTensorEscapes definite
  }
}
