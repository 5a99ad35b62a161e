// runs: clean
// trap: collections-and-closers
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** And one that empties a queue. */
final class ClosedFromQueue {
  static void run() {
    Deque<Tensor> work = new ArrayDeque<>(List.of(Tensor.of(1f), Tensor.of(2f)));
    Tensor next;
    while ((next = work.poll()) != null) {
      next.close();
    }
  }
}
