// runs: throws IllegalStateException
import dev.tensorlint.runtime.Tensor;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;

/** No declaration speaks of the failure; the pool is one tensor smaller after it. */
final class WorkThrowsUnexpectedly {
  static void run() {
    Pool pool = new Pool();
    pool.release(Tensor.of(1f));
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
    Tensor x = pool.acquire(); // want NotReturned potential
    System.out.println(x.item() * Integer.parseInt(text));
    pool.release(x);
  }

  /** Tensors that are made once and used in turn. */
  private static final class Pool {
    private final ArrayBlockingQueue<Tensor> free = new ArrayBlockingQueue<>(2);

    Tensor acquire() {
      Tensor one = free.poll();
      if (one == null) {
        throw new IllegalStateException("the pool is empty");
      }
      return one;
    }

    void release(Tensor one) {
      free.add(one);
    }

    void close() {
      Tensor one = free.poll();
      while (one != null) {
        one.close();
        one = free.poll();
      }
    }
  }
}
