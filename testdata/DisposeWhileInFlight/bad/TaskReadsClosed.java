// runs: throws CompletionException
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

/** A task reads a tensor that is closed meanwhile; a latch makes it come late. */
final class TaskReadsClosed {
  static void run() {
    CountDownLatch closed = new CountDownLatch(1);
    Tensor x = Tensor.of(1f);
    CompletableFuture<Float> future =
        CompletableFuture.supplyAsync(
            () -> {
              await(closed);
              return x.item();
            });
    x.close(); // want DisposeWhileInFlight definite
    closed.countDown();
    System.out.println(future.join());
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
