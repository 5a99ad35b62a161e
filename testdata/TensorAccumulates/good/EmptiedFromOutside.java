// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** Another method of the class empties the tracker's list. */
final class EmptiedFromOutside {
  private final List<Tensor> history = new ArrayList<>();

  static void run() {
    EmptiedFromOutside tracker = new EmptiedFromOutside();
    tracker.track(1);
    tracker.track(2);
    tracker.history.forEach(Tensor::close);
  }

  private void track(int step) {
    history.add(Tensor.of(step));
  }
}
