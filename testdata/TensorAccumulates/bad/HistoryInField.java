// runs: leaks 3 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** Each call adds one to the history of the object. */
final class HistoryInField {
  private final List<Tensor> history = new ArrayList<>();

  static void run() {
    HistoryInField tracker = new HistoryInField();
    for (int i = 0; i < 3; i++) {
      tracker.track(i);
    }
  }

  private void track(int step) {
    Tensor loss = Tensor.of(step); // want TensorAccumulates definite
    history.add(loss);
    System.out.println(history.size());
  }
}
