// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** Each step reports what it did by a list that its caller gives; nobody closes what it reports. */
final class EventsOutParameter {
  static void run() {
    List<Tensor> events = new ArrayList<>();
    try (Tensor input = Tensor.of(1f, 2f)) {
      step(input, events); // want UnscopedTensor definite
    }
    System.out.println(events.size());
  }

  private static void step(Tensor input, List<Tensor> events) {
    events.add(input.clone());
    events.add(input.sum());
  }
}
