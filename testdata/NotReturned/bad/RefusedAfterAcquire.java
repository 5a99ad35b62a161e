// runs: throws IllegalStateException
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.ArrayBlockingQueue;

/** A wrong argument: the tensor is lost. */
final class RefusedAfterAcquire {
  static void run() {
    Pool pool = new Pool();
    pool.release(Tensor.of(1f));
    for (int i = 0; i < 2; i++) {
      try {
        print(pool, "two");
      } catch (IllegalArgumentException e) {
        System.out.println(e.getMessage());
      }
    }
    pool.close();
  }

  private static void print(Pool pool, String count) {
    Tensor x = pool.acquire(); // want NotReturned definite
    if (!count.equals("one")) {
      throw new IllegalArgumentException(count);
    }
    System.out.println(x.item());
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
