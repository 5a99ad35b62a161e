// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.TracedFunction;

/** A function for each exponent, each with its own trace. */
final class FunctionPerExponent {
  static void run() {
    for (int exponent = 1; exponent < 4; exponent++) {
      float by = exponent;
      try (TracedFunction power = TracedFunction.of(x -> x.pow(by));
          Tensor x = Tensor.of(2f);
          Tensor y = power.call(x)) {
        System.out.println(y.item());
      }
    }
  }
}
