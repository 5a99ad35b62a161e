// runs: clean
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.SymbolicTensor;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.ArrayList;
import java.util.List;

/** Shapes mean the same everywhere. */
final class ShapesKept {
  static void run() {
    List<Shape> shapes = new ArrayList<>();
    try (Tensor x = Tensor.of(1f, -2f);
        TracedFunction function =
            TracedFunction.of(
                input -> {
                  SymbolicTensor hidden = input.reshape(2, 1);
                  shapes.add(hidden.shape());
                  return hidden.tanh();
                });
        Tensor y = function.call(x)) {
      System.out.println(shapes.get(0).equals(y.shape()));
    }
  }
}
