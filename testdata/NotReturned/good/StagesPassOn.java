// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;

/** A stage keeps what comes in until the next stage is ready; a queue of work is no pool. */
final class StagesPassOn {

  private interface Stage {
    void accept(Tensor next);
  }

  private static final class Buffer implements Stage {
    private final Queue<Tensor> queue = new ArrayDeque<>();
    private final Stage next;

    Buffer(Stage next) {
      this.next = next;
    }

    @Override
    public void accept(Tensor tensor) {
      queue.offer(tensor);
      pump();
    }

    private void pump() {
      while (!queue.isEmpty()) {
        Tensor first = queue.remove();
        next.accept(first);
      }
    }
  }

  private static final class Last implements Stage, AutoCloseable {
    private final List<Tensor> all = new ArrayList<>();

    @Override
    public void accept(Tensor tensor) {
      all.add(tensor);
    }

    @Override
    public void close() {
      all.forEach(Tensor::close);
    }
  }

  static void run() {
    try (Last last = new Last()) {
      Stage first = new Buffer(new Buffer(last));
      first.accept(Tensor.zeros(1));
      first.accept(Tensor.ones(1));
      System.out.println(last.all.size());
    }
  }
}
