// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;

/** The result of an operation on what a task closes. */
final class OperandOfTaskThatCloses {
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
    try (Tensor y = x.mul(2f)) { // want DeferredDispose definite
      System.out.println(y.item());
    }
  }
}
