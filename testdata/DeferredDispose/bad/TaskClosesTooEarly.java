// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;

/** A task closes what the method still reads; a flag makes the task the faster one. */
final class TaskClosesTooEarly {
  static void run() {
    Tensor x = Tensor.of(1f);
    AtomicBoolean isEarly = new AtomicBoolean();
    CompletableFuture.runAsync(
        () -> {
          x.close();
          isEarly.set(true);
        });
    while (!isEarly.get()) {
      Thread.onSpinWait();
    }
    System.out.println(x.item()); // want DeferredDispose definite
  }
}
