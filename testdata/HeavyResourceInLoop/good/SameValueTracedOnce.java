// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.List;

/** The Java value is the same in every round: one trace. */
final class SameValueTracedOnce {
  static void run() {
    try (TracedFunction power = TracedFunction.ofTrace(trace -> trace.input(0).pow(2f))) {
      for (int i = 0; i < 3; i++) {
        try (Tensor x = Tensor.of(i);
            Tensor y = power.callWith(List.of("square"), x)) {
          System.out.println(y.item());
        }
      }
      if (power.traces() > 1) {
        throw new IllegalStateException("traced " + power.traces() + " times");
      }
    }
  }
}
