// runs: throws SymbolicTensorException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.TracedFunction;

/** The body runs before there is any data. */
final class DataReadInBody {
  static void run() {
    try (Tensor x = Tensor.of(1f, -2f);
        TracedFunction function =
            TracedFunction.of(
                input -> {
                  float first = input.toFloatArray()[0]; // want SymbolicTensorEscapes definite
                  return input.mul(first);
                });
        Tensor y = function.call(x)) {
      System.out.println(y.shape());
    }
  }
}
