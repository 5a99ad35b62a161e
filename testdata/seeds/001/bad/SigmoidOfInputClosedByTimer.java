// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A delayed close is a bug where the input is still wanted. No delay stands for one that is too
 * short.
 */
final class SigmoidOfInputClosedByTimer {
  static void run() {
    AtomicBoolean isEarly = new AtomicBoolean();
    Tensor x = Tensor.of(-5f, 0f, 5f, 10f);
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
    Tensor y = x.sigmoid(); // want DeferredDispose definite
    y.close();
  }
}
