// runs: throws IllegalStateException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.List;

/** A name is given along with each call, and each name is a trace. */
final class RetracedForEachName {
  static void run() {
    try (TracedFunction scale = TracedFunction.ofTrace(trace -> trace.input(0).mul(2f));
        Tensor x = Tensor.of(2f)) {
      for (String name : List.of("a", "b", "c")) {
        try (Tensor y = scale.callWith(List.of(name), x)) { // want HeavyResourceInLoop potential
          System.out.println(y.item());
        }
      }
      if (scale.traces() > 1) {
        throw new IllegalStateException("traced " + scale.traces() + " times");
      }
    }
  }
}
