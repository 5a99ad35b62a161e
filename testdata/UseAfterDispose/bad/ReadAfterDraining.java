// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayDeque;
import java.util.Deque;

/** A method takes one tensor after the other out of the queue, and closes it. */
final class ReadAfterDraining {
  static void run() {
    Deque<Tensor> pending = new ArrayDeque<>();
    Tensor last = Tensor.of(3f);
    pending.add(Tensor.of(1f));
    pending.add(last);
    drain(pending);
    System.out.println(last.item()); // want UseAfterDispose definite
  }

  private static void drain(Deque<Tensor> pending) {
    while (!pending.isEmpty()) {
      pending.poll().close();
    }
  }
}
