// runs: clean
// trap: closed-in-helper
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;

/** Each round of the helpers' loops takes one out and closes it, until none is left. */
final class QueueDrainedByHelper {
  static void run() {
    Queue<Tensor> polled = new ArrayDeque<>();
    polled.add(Tensor.of(1f));
    poll(polled);

    Queue<Tensor> asked = new ArrayDeque<>();
    asked.add(Tensor.of(2f));
    ask(asked);

    List<Tensor> stack = new ArrayList<>();
    stack.add(Tensor.of(3f));
    pop(stack);
  }

  private static void poll(Queue<Tensor> queue) {
    Tensor next;
    while ((next = queue.poll()) != null) {
      next.close();
    }
  }

  private static void ask(Queue<Tensor> queue) {
    while (!queue.isEmpty()) {
      queue.remove().close();
    }
  }

  private static void pop(List<Tensor> stack) {
    while (!stack.isEmpty()) {
      stack.remove(stack.size() - 1).close();
    }
  }
}
