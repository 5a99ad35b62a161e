// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.SymbolicTensor;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.HashMap;
import java.util.Map;

/** The body clears what it has noted for itself. */
final class MapClearedInBody {
  static void run() {
    Map<String, SymbolicTensor> known = new HashMap<>();
    try (Tensor x = Tensor.of(1f, -2f);
        TracedFunction function =
            TracedFunction.of(
                input -> {
                  known.put("input", input);
                  SymbolicTensor result = known.get("input").relu();
                  known.clear();
                  return result;
                });
        Tensor y = function.call(x)) {
      System.out.println(y.toFloatArray()[0]);
    }
  }
}
