// runs: clean
// trap: collections-and-closers
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayDeque;
import java.util.Deque;

/** The last element leaves the queue, and closing the others does not close it. */
final class TakenOutBeforeTheRestIsClosed {
  static void run() {
    Deque<Tensor> layers = new ArrayDeque<>();
    layers.add(Tensor.of(1f));
    layers.add(Tensor.of(2f));
    Tensor last = layers.removeLast();
    layers.forEach(Tensor::close);
    System.out.println(last.toFloatArray()[0]);
    last.close();
  }
}
