// runs: throws CompletionException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

/** A task of a pool reads what the scope has released; a latch makes it come late. */
final class TaskReadsScoped {
  static void run() {
    CountDownLatch closed = new CountDownLatch(1);
    CompletableFuture<Float> value;
    try (TensorScope scope = TensorScope.open()) { // want AsyncEscapesScope definite
      Tensor x = Tensor.of(1f);
      value =
          CompletableFuture.supplyAsync(
              () -> {
                await(closed);
                return x.item();
              });
    }
    closed.countDown();
    System.out.println(value.join());
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
