// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.ArrayList;
import java.util.List;

/** What calls give are tensors, and may be kept. */
final class ResultsKept {
  static void run() {
    List<Tensor> results = new ArrayList<>();
    try (Tensor x = Tensor.of(1f, -2f);
        TracedFunction function = TracedFunction.of(input -> input.relu().mul(2f))) {
      for (int i = 0; i < 3; i++) {
        results.add(function.call(x));
      }
      for (Tensor result : results) {
        System.out.println(result.toFloatArray()[0]);
      }
    } finally {
      results.forEach(Tensor::close);
    }
  }
}
