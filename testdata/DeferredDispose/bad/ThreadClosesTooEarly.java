// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.atomic.AtomicBoolean;

/** A thread closes what the method still reads. */
final class ThreadClosesTooEarly {
  static void run() {
    AtomicBoolean isEarly = new AtomicBoolean();
    Tensor x = Tensor.of(1f);
    Thread thread =
        new Thread(
            () -> {
              x.close();
              isEarly.set(true);
            });
    thread.start();
    while (!isEarly.get()) {
      Thread.onSpinWait();
    }
    System.out.println(x.item()); // want DeferredDispose definite
  }
}
