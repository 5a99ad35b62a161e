// runs: clean
// trap: collections-and-closers
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** The methods empty the list that they are given, and hand on what was in it. */
final class MovedOnThenCleared {
  static void run() {
    List<Tensor> outputs = new ArrayList<>();
    outputs.add(Tensor.of(1f));
    outputs.add(Tensor.of(2f));
    List<Tensor> all = new ArrayList<>();
    move(outputs, all);
    all.forEach(Tensor::close);

    Deque<Tensor> queue = new ArrayDeque<>();
    queue.add(Tensor.of(3f));
    printAll(queue);
  }

  private static void move(List<Tensor> from, List<Tensor> to) {
    to.addAll(from);
    from.clear();
  }

  private static void printAll(Deque<Tensor> queue) {
    while (!queue.isEmpty()) {
      print(queue.removeFirst());
    }
  }

  private static void print(Tensor value) {
    try (value) {
      System.out.println(value.item());
    }
  }
}
