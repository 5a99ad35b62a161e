// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** A delay of nothing stands for one that was too short. */
final class ScheduledTooEarly {
  static void run() {
    AtomicBoolean isEarly = new AtomicBoolean();
    Tensor x = Tensor.of(1f);
    ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
    timer.schedule(
        () -> {
          x.close();
          isEarly.set(true);
        },
        0,
        TimeUnit.MILLISECONDS);
    timer.shutdown();
    while (!isEarly.get()) {
      Thread.onSpinWait();
    }
    System.out.println(x.item()); // want DeferredDispose definite
  }
}
