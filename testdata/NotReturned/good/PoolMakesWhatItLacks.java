// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** A pool that makes tensors, and closes those that are too many, gets each of them back. */
final class PoolMakesWhatItLacks {
  static void run() {
    Pool pool = new Pool();
    for (String text : List.of("one", "2")) {
      try {
        print(pool, text);
      } catch (NumberFormatException e) {
        System.out.println("no number");
      }
    }
    pool.close();
  }

  private static void print(Pool pool, String text) {
    Tensor x = pool.acquire();
    try {
      System.out.println(x.item() * Integer.parseInt(text));
    } finally {
      pool.release(x);
    }
  }

  /** Tensors that are used in turn. */
  private static final class Pool {
    private final Deque<Tensor> free = new ArrayDeque<>();

    Tensor acquire() {
      Tensor one = free.pollFirst();
      if (one == null) {
        one = Tensor.zeros(1);
      }
      return one;
    }

    void release(Tensor one) {
      if (free.size() > 2) {
        one.close();
        return;
      }
      free.addFirst(one);
    }

    void close() {
      for (Tensor one : free) {
        one.close();
      }
      free.clear();
    }
  }
}
