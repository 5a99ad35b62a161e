// runs: throws ThreadConfinementException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.concurrent.atomic.AtomicReference;

/** A thread is made for it. */
final class SessionInThread {
  static void run() throws InterruptedException {
    AtomicReference<RuntimeException> failure = new AtomicReference<>();
    try (TracedFunction twice = TracedFunction.of(x -> x.mul(2f));
        Tensor one = Tensor.of(1f);
        Session session = Session.open(twice)) {
      session.bind(0, one);
      Thread worker =
          new Thread(
              () -> {
                try (Tensor y = session.run()) {
                  System.out.println(y.item());
                } catch (RuntimeException e) {
                  failure.set(e);
                }
              });
      worker.start(); // want SharedSession definite
      worker.join();
    }
    if (failure.get() != null) {
      throw failure.get();
    }
  }
}
