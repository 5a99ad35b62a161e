// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** The owner of the history closes it. */
final class HistoryClosed {
  private final List<Tensor> history = new ArrayList<>();

  static void run() {
    HistoryClosed tracker = new HistoryClosed();
    for (int i = 0; i < 3; i++) {
      tracker.track(i);
    }
    tracker.close();
  }

  private void track(int step) {
    history.add(Tensor.of(step));
  }

  private void close() {
    for (Tensor loss : history) {
      loss.close();
    }
  }
}
