// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;

/** A continuation runs at once where the value is there already, and later where it is not. */
final class ContinuationStillReads {
  static void run() {
    Tensor x = Tensor.of(1f);
    CountDownLatch isClosed = new CountDownLatch(1);
    CompletableFuture<Float> value =
        CompletableFuture.supplyAsync(() -> waited(isClosed))
            .thenApply(one -> one + x.item());
    x.close(); // want DisposeWhileInFlight potential
    isClosed.countDown();
    try {
      System.out.println(value.join());
    } catch (CompletionException e) {
      throw (RuntimeException) e.getCause();
    }
  }

  private static Float waited(CountDownLatch latch) {
    try {
      latch.await();
      return 1f;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
