// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayDeque;
import java.util.Deque;

/** The cache lets the oldest go, and closes it. */
final class OldestEvicted {
  private static final Deque<Tensor> RECENT = new ArrayDeque<>();

  static void run() {
    for (int i = 0; i < 4; i++) {
      remember(i);
    }
    while (!RECENT.isEmpty()) {
      RECENT.removeFirst().close();
    }
  }

  private static void remember(int step) {
    RECENT.addLast(Tensor.of(step));
    if (RECENT.size() > 2) {
      RECENT.removeFirst().close();
    }
  }
}
