// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayDeque;
import java.util.Deque;

/** `poll` returns null: there is nothing to give back. */
final class NoneIsFree {
  private static final Deque<Tensor> FREE = new ArrayDeque<>();

  static void run() {
    System.out.println(use());
    FREE.add(Tensor.of(1f));
    System.out.println(use());
    Tensor last = FREE.poll();
    while (last != null) {
      last.close();
      last = FREE.poll();
    }
  }

  private static float use() {
    Tensor x = FREE.poll();
    if (x == null) {
      return 0f;
    }
    try {
      return x.item();
    } finally {
      FREE.offer(x);
    }
  }
}
