// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Who has given a task to the pool knows that there is one, and so it is waited for. */
final class PoolNullCheckedInFinally {
  static void run() throws InterruptedException {
    Tensor x = Tensor.of(1f);
    sum(Executors.newSingleThreadExecutor(), x);
    x.close();
  }

  private static void sum(ExecutorService pool, Tensor x) throws InterruptedException {
    pool.execute(() -> System.out.println(x.item()));
    if (pool != null) {
      pool.shutdown();
      System.out.println(pool.awaitTermination(1, TimeUnit.HOURS));
    }
  }
}
