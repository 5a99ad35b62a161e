// runs: throws SymbolicTensorException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.SymbolicTensor;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.ArrayList;
import java.util.List;

/** A symbolic tensor means nothing outside its trace, and says so. */
final class SymbolicTensorReadLater {
  static void run() {
    List<SymbolicTensor> seen = new ArrayList<>();
    try (Tensor x = Tensor.ones(2, 2);
        TracedFunction traced =
            TracedFunction.of(
                input -> {
                  seen.add(input); // want SymbolicTensorEscapes definite
                  return input.tanh();
                });
        Tensor y = traced.call(x)) {
      System.out.println(y.shape());
      System.out.println(seen.get(0).relu().shape());
    }
  }
}
