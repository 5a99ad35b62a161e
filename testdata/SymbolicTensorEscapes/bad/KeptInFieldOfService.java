// runs: throws SymbolicTensorException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.SymbolicTensor;
import dev.tensorlint.runtime.trace.TracedFunction;

/** The object around the function keeps a value of each trace. */
final class KeptInFieldOfService {
  static void run() {
    Encoder encoder = new Encoder();
    try (Tensor x = Tensor.of(1f, -2f);
        TracedFunction function = encoder.function();
        Tensor y = function.call(x)) {
      System.out.println(y.shape());
      System.out.println(encoder.code.relu().shape());
    }
  }

  private static final class Encoder {
    private SymbolicTensor code;

    TracedFunction function() {
      return TracedFunction.of(
          input -> {
            code = input.mul(2f); // want SymbolicTensorEscapes definite
            return code.tanh();
          });
    }
  }
}
