// runs: throws SymbolicTensorException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.SymbolicTensor;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.ArrayList;
import java.util.List;

/** A list from before the trace has one of its values behind it. */
final class KeptInList {
  static void run() {
    List<SymbolicTensor> layers = new ArrayList<>();
    try (Tensor x = Tensor.of(1f, -2f);
        TracedFunction function =
            TracedFunction.of(
                input -> {
                  SymbolicTensor hidden = input.relu();
                  layers.add(hidden); // want SymbolicTensorEscapes definite
                  return hidden.tanh();
                });
        Tensor y = function.call(x)) {
      System.out.println(y.shape());
      System.out.println(layers.get(0).exp().shape());
    }
  }
}
