// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayDeque;
import java.util.Deque;

/** The oldest goes when a new one comes. */
final class WindowOfTwo {
  static void run() {
    Deque<Tensor> window = new ArrayDeque<>();
    for (int step = 0; step < 5; step++) {
      window.addLast(Tensor.of(step));
      if (window.size() > 2) {
        window.removeFirst().close();
      }
    }
    while (!window.isEmpty()) {
      window.removeFirst().close();
    }
  }
}
