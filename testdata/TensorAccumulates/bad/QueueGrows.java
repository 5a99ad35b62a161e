// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayDeque;
import java.util.Deque;

/** Nobody works off the queue. */
final class QueueGrows {
  static void run() {
    Deque<Tensor> work = new ArrayDeque<>();
    int step = 0;
    while (step < 2) {
      work.push(Tensor.of(step)); // want TensorAccumulates definite
      step++;
    }
    System.out.println(work.size());
  }
}
