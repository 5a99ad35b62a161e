// runs: throws SymbolicTensorException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.SymbolicTensor;
import dev.tensorlint.runtime.trace.TracedFunction;

/** A method that is handed over as the body keeps its input in its object. */
final class KeptByMethodOfService {
  static void run() {
    Encoder encoder = new Encoder();
    try (Tensor x = Tensor.of(1f, -2f);
        TracedFunction function = encoder.function();
        Tensor y = function.call(x)) {
      System.out.println(y.shape());
      System.out.println(encoder.input.relu().shape());
    }
  }

  private static final class Encoder {
    private SymbolicTensor input;

    TracedFunction function() {
      return TracedFunction.of(this::encode); // want SymbolicTensorEscapes definite
    }

    private SymbolicTensor encode(SymbolicTensor given) {
      input = given;
      return given.tanh();
    }
  }
}
