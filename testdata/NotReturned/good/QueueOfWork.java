// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayDeque;
import java.util.Deque;

/** What is taken out of a queue of work is done, and closed. */
final class QueueOfWork {
  private static final Deque<Tensor> QUEUE = new ArrayDeque<>();

  static void run() {
    QUEUE.add(Tensor.of(1f));
    QUEUE.add(Tensor.of(2f));
    work();
    work();
  }

  private static void work() {
    Tensor x = QUEUE.remove();
    try (x) {
      System.out.println(x.item());
    }
  }
}
