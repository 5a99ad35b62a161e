// runs: leaks 3 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** Each round adds what it did to a list of the caller, which nobody ever empties. */
final class EventsOfEachStep {
  static void run() {
    List<Tensor> events = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      step(i, events); // want TensorAccumulates definite
    }
    System.out.println(events.size());
  }

  private static void step(int number, List<Tensor> events) {
    events.add(Tensor.of(number));
  }
}
