// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayDeque;
import java.util.Deque;

/** Work that is given up is still somebody's. */
final class QueueCleared {
  static void run() {
    Deque<Tensor> work = new ArrayDeque<>();
    work.push(Tensor.of(1f));
    work.clear(); // want ShallowClose definite
  }
}
