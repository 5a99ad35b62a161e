// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** The pool ends before the release. */
final class PoolTerminated {
  static void run() throws InterruptedException {
    Tensor x = Tensor.of(1f);
    ExecutorService pool = Executors.newSingleThreadExecutor();
    pool.execute(() -> System.out.println(x.item()));
    pool.shutdown();
    System.out.println(pool.awaitTermination(1, TimeUnit.HOURS));
    x.close();
  }
}
