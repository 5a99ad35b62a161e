// runs: throws IllegalStateException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.List;

/** The exponent is a Java value: each one is a trace of its own. */
final class RetracedForEachNumber {
  static void run() {
    try (TracedFunction power = TracedFunction.ofTrace(trace -> trace.input(0).pow(2f));
        Tensor x = Tensor.of(2f)) {
      for (int i = 0; i < 5; i++) {
        try (Tensor y = power.callWith(List.of(i), x)) { // want HeavyResourceInLoop definite
          System.out.println(y.item());
        }
      }
      if (power.traces() > 1) {
        throw new IllegalStateException("traced " + power.traces() + " times");
      }
    }
  }
}
