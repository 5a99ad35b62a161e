// runs: throws IllegalStateException
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ArrayBlockingQueue;

/** The pool has methods for both; nothing gives the tensor back after a failure. */
final class AcquiredAndLostOnFailure {
  static void run() {
    Pool pool = new Pool();
    pool.release(Tensor.of(1f));
    for (int i = 0; i < 2; i++) {
      try {
        print(pool, "missing.txt");
      } catch (IOException e) {
        System.out.println("not read");
      }
    }
    pool.close();
  }

  private static void print(Pool pool, String file) throws IOException {
    Tensor x = pool.acquire(); // want NotReturned definite
    System.out.println(x.item() * Files.size(Path.of(file)));
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
