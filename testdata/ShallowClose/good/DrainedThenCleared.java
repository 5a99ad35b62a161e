// runs: clean
// trap: collections-and-closers
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** A queue is worked off first. */
final class DrainedThenCleared {
  static void run() {
    Deque<Tensor> work = new ArrayDeque<>(List.of(Tensor.of(1f), Tensor.of(2f)));
    while (!work.isEmpty()) {
      work.poll().close();
    }
    work.clear();
  }
}
