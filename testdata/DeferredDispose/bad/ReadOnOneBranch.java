// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;

/** One branch waits for the task, the other one reads. */
final class ReadOnOneBranch {
  static void run() {
    AtomicBoolean isEarly = new AtomicBoolean();
    Tensor x = Tensor.of(1f);
    CompletableFuture<Void> cleanup =
        CompletableFuture.runAsync(
            () -> {
              x.close();
              isEarly.set(true);
            });
    if (x.id() < 0) {
      cleanup.join();
    }
    while (!isEarly.get()) {
      Thread.onSpinWait();
    }
    System.out.println(x.item()); // want DeferredDispose potential
  }
}
