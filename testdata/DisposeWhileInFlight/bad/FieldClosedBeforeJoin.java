// runs: throws CompletionException
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

/** A task reads a field of the object, which is closed meanwhile; a latch makes it come late. */
final class FieldClosedBeforeJoin {
  private final Tensor weights = Tensor.of(1f, 2f);
  private final CountDownLatch closed = new CountDownLatch(1);

  static void run() {
    System.out.println(new FieldClosedBeforeJoin().last());
  }

  private float last() {
    CompletableFuture<Float> last =
        CompletableFuture.supplyAsync(
            () -> {
              await(closed);
              return weights.toFloatArray()[1];
            });
    weights.close(); // want DisposeWhileInFlight definite
    closed.countDown();
    return last.join();
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
