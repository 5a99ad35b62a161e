// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.ArrayBlockingQueue;

/** A method hands on what it takes; its caller gives it back. */
final class TakenByCallerOfCaller {
  static void run() {
    Pool pool = new Pool();
    pool.release(Tensor.of(1f));
    Tensor x = checked(pool);
    try {
      System.out.println(x.item());
    } finally {
      pool.release(x);
    }
    pool.close();
  }

  private static Tensor checked(Pool pool) {
    Tensor x = pool.acquire();
    if (x.shape().size() == 1) {
      return x;
    }
    pool.release(x);
    return pool.acquire();
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
