// runs: clean
// trap: wrapper-chains
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Records that can be closed live in lists, queues, maps and arrays, and are closed there. */
final class RecordsOfCloseables {
  private record Pair(Tensor left, Tensor right) implements AutoCloseable {
    static Pair of(float value) {
      return new Pair(Tensor.of(value), Tensor.of(value + 1));
    }

    float sum() {
      return left.item() + right.item();
    }

    @Override
    public void close() {
      left.close();
      right.close();
    }
  }

  static void run() {
    List<Pair> all = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      all.add(Pair.of(i));
    }
    float sum = all.get(0).sum();
    for (Pair each : all) {
      try (each) {
        sum += each.left().item();
      }
    }
    Deque<Pair> queue = new ArrayDeque<>();
    queue.add(Pair.of(1f));
    while (!queue.isEmpty()) {
      Pair next = queue.poll();
      sum += next.sum();
      next.close();
    }
    Map<String, Pair> byName = new HashMap<>();
    sum += byName.computeIfAbsent("a", name -> Pair.of(1f)).sum();
    byName.values().forEach(Pair::close);
    Pair[] slots = {Pair.of(1f), Pair.of(2f)};
    for (Pair slot : slots) {
      slot.left().close();
      slot.right().close();
    }
    System.out.println(sum);
  }
}
