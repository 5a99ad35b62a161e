// runs: throws IllegalStateException
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.ArrayBlockingQueue;

/** One user of the pool gives back what it takes, the other does not. */
final class OtherMethodGivesBack {
  static void run() {
    Pool pool = new Pool();
    pool.release(Tensor.of(1f));
    first(pool);
    second(pool);
    second(pool);
    pool.close();
  }

  private static void first(Pool pool) {
    Tensor x = pool.acquire();
    try {
      System.out.println(x.item());
    } finally {
      pool.release(x);
    }
  }

  private static void second(Pool pool) {
    Tensor x = pool.acquire(); // want NotReturned potential
    System.out.println(x.item());
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
