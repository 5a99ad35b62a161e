// runs: throws SymbolicTensorException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.SymbolicTensor;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.HashMap;
import java.util.Map;

/** Layers by name, so that somebody can look at them later. */
final class KeptInMap {
  static void run() {
    Map<String, SymbolicTensor> layers = new HashMap<>();
    try (Tensor x = Tensor.of(1f, -2f);
        TracedFunction function =
            TracedFunction.ofTrace(
                trace -> {
                  SymbolicTensor first = trace.input(0).mul(2f);
                  layers.put("first", first); // want SymbolicTensorEscapes definite
                  return first.sigmoid();
                });
        Tensor y = function.call(x)) {
      System.out.println(y.shape());
      System.out.println(layers.get("first").toFloatArray().length); // want SymbolicTensorEscapes definite
    }
  }
}
