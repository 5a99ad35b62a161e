// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** A delayed close of the input harms neither the result nor its close. */
final class SigmoidInputClosedByTimer {
  static void run() throws InterruptedException {
    Tensor x = Tensor.of(-5f, 0f, 5f, 10f);
    Tensor y = x.sigmoid();
    System.out.println(y.toFloatArray()[0]);
    ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
    timer.schedule(x::close, 1, TimeUnit.MILLISECONDS);
    y.close();
    timer.shutdown();
    while (!timer.awaitTermination(1, TimeUnit.MINUTES)) {
      System.out.println("not closed yet");
    }
  }
}
