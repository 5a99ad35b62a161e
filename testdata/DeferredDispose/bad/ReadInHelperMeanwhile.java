// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;

/** A helper reads what a task closes. */
final class ReadInHelperMeanwhile {
  static void run() {
    AtomicBoolean isEarly = new AtomicBoolean();
    Tensor x = Tensor.of(1f);
    CompletableFuture.runAsync(
        () -> {
          x.close();
          isEarly.set(true);
        });
    while (!isEarly.get()) {
      Thread.onSpinWait();
    }
    show(x); // want DeferredDispose definite
  }

  private static void show(Tensor x) {
    System.out.println(x.item());
  }
}
