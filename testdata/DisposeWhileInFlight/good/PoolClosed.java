// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Closing the pool waits for its tasks, as that of newer JDKs does. */
final class PoolClosed {

  private static final class Pool implements AutoCloseable {
    private final ExecutorService service = Executors.newSingleThreadExecutor();

    void execute(Runnable task) {
      service.execute(task);
    }

    @Override
    public void close() throws InterruptedException {
      service.shutdown();
      System.out.println(service.awaitTermination(1, TimeUnit.HOURS));
    }
  }

  static void run() throws InterruptedException {
    Tensor x = Tensor.of(1f);
    try (Pool pool = new Pool()) {
      pool.execute(() -> System.out.println(x.item()));
    }
    x.close();
  }
}
