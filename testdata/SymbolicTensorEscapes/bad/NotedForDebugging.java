// runs: throws SymbolicTensorException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.SymbolicTensor;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.ArrayList;
import java.util.List;

/** Only where somebody wants to debug it. */
final class NotedForDebugging {
  static void run() {
    List<SymbolicTensor> seen = new ArrayList<>();
    try (Tensor x = Tensor.of(1f, -2f);
        TracedFunction function =
            TracedFunction.ofTrace(
                trace -> {
                  SymbolicTensor y = trace.input(0).relu();
                  if (trace.argument(0, Boolean.class)) {
                    seen.add(y); // want SymbolicTensorEscapes potential
                  }
                  return y;
                });
        Tensor y = function.callWith(List.of(true), x)) {
      System.out.println(y.shape());
      System.out.println(seen.get(0).relu().shape());
    }
  }
}
