// runs: builds the same again
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.TracedFunction;

/** A function is traced for one call, in each round. */
final class TracedFunctionPerCall {
  static void run() {
    for (int i = 0; i < 3; i++) {
      try (TracedFunction twice = TracedFunction.of(x -> x.mul(2f)); // want HeavyResourceInLoop definite
          Tensor x = Tensor.of(i);
          Tensor y = twice.call(x)) {
        System.out.println(y.item());
      }
    }
  }
}
