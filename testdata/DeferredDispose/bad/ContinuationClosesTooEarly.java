// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;

/** The callback of another computation closes what the method still reads. */
final class ContinuationClosesTooEarly {
  static void run() {
    AtomicBoolean isEarly = new AtomicBoolean();
    Tensor x = Tensor.of(1f);
    CompletableFuture.supplyAsync(() -> 1)
        .thenAccept(
            one -> {
              x.close();
              isEarly.set(true);
            });
    while (!isEarly.get()) {
      Thread.onSpinWait();
    }
    System.out.println(x.item()); // want DeferredDispose potential
  }
}
