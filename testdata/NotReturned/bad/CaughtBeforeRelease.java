// runs: throws IllegalStateException
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ArrayBlockingQueue;

/** The exception is handled in the method, which returns without giving the tensor back. */
final class CaughtBeforeRelease {
  static void run() {
    Pool pool = new Pool();
    pool.release(Tensor.of(1f));
    System.out.println(size(pool, "missing.txt"));
    System.out.println(size(pool, "missing.txt"));
    pool.close();
  }

  private static float size(Pool pool, String file) {
    Tensor x = pool.acquire(); // want NotReturned definite
    try {
      float size = x.item() * Files.size(Path.of(file));
      pool.release(x);
      return size;
    } catch (IOException e) {
      return 0f;
    }
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
