// runs: throws SymbolicTensorException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.SymbolicTensor;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.ArrayList;
import java.util.List;

/** A helper notes all that it computes. */
final class KeptInStaticList {
  private static final List<SymbolicTensor> NOTED = new ArrayList<>();

  static void run() {
    try (Tensor x = Tensor.of(1f, -2f);
        TracedFunction function = TracedFunction.of(input -> noted(input.relu()).tanh());
        Tensor y = function.call(x)) {
      System.out.println(y.shape());
      System.out.println(NOTED.get(0).relu().shape());
    } finally {
      NOTED.clear();
    }
  }

  private static SymbolicTensor noted(SymbolicTensor value) {
    NOTED.add(value); // want SymbolicTensorEscapes definite
    return value;
  }
}
