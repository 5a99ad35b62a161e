// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

/** A helper in which no tensor takes part waits for the task. */
final class AwaitedInHelper {
  static void run() {
    Tensor x = Tensor.of(1f);
    CountDownLatch done = new CountDownLatch(1);
    CompletableFuture.runAsync(
        () -> {
          System.out.println(x.item());
          done.countDown();
        });
    waitFor(done);
    x.close();
  }

  private static void waitFor(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
