// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;

/** A task of a pool closes what the method still reads. */
final class PoolClosesTooEarly {
  static void run() {
    AtomicBoolean isEarly = new AtomicBoolean();
    Tensor x = Tensor.of(1f);
    ExecutorService pool = Executors.newSingleThreadExecutor();
    pool.execute(
        () -> {
          x.close();
          isEarly.set(true);
        });
    pool.shutdown();
    while (!isEarly.get()) {
      Thread.onSpinWait();
    }
    System.out.println(x.item()); // want DeferredDispose definite
  }
}
