// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.SymbolicTensor;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.ArrayList;
import java.util.List;

/** A list of the body ends with it. */
final class ListInBody {
  static void run() {
    try (Tensor x = Tensor.of(1f, -2f);
        TracedFunction function =
            TracedFunction.of(
                input -> {
                  List<SymbolicTensor> layers = new ArrayList<>();
                  layers.add(input);
                  for (int i = 0; i < 3; i++) {
                    layers.add(layers.get(i).mul(2f).tanh());
                  }
                  return layers.get(3);
                });
        Tensor y = function.call(x)) {
      System.out.println(y.toFloatArray()[0]);
    }
  }
}
