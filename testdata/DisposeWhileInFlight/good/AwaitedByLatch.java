// runs: clean
// trap: lambdas-and-async
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.CountDownLatch;

/** A latch says that the task is done. */
final class AwaitedByLatch {
  static void run() throws InterruptedException {
    Tensor x = Tensor.of(1f);
    CountDownLatch done = new CountDownLatch(1);
    Thread thread =
        new Thread(
            () -> {
              System.out.println(x.item());
              done.countDown();
            });
    thread.start();
    done.await();
    x.close();
  }
}
