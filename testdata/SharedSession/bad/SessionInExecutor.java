// runs: throws ThreadConfinementException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;

/** Whether an executor has threads of its own is not known; this one has. */
final class SessionInExecutor {
  static void run() throws InterruptedException {
    AtomicReference<RuntimeException> failure = new AtomicReference<>();
    CountDownLatch done = new CountDownLatch(1);
    Executor executor = threads();
    try (TracedFunction twice = TracedFunction.of(x -> x.mul(2f));
        Tensor one = Tensor.of(1f);
        Session session = Session.open(twice)) {
      session.bind(0, one);
      executor.execute( // want SharedSession potential
          () -> {
            try (Tensor y = session.run()) {
              System.out.println(y.item());
            } catch (RuntimeException e) {
              failure.set(e);
            }
            done.countDown();
          });
      done.await();
    }
    if (failure.get() != null) {
      throw failure.get();
    }
  }

  private static Executor threads() {
    return task -> new Thread(task).start();
  }
}
