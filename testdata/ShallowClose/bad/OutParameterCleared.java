// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** The list of events is used again for the next step; clearing it closes none of them. */
final class OutParameterCleared {
  static void run() {
    List<Tensor> events = new ArrayList<>();
    step(1f, events);
    events.clear(); // want ShallowClose definite
    step(2f, events);
    events.clear(); // want ShallowClose definite
  }

  private static void step(float value, List<Tensor> events) {
    events.add(Tensor.of(value));
  }
}
