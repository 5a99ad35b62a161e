// runs: throws ThreadConfinementException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/** Each thread is in a list before it starts, so that all can be joined. */
final class ThreadsListedFirst {
  static void run() throws InterruptedException {
    AtomicReference<Throwable> failure = new AtomicReference<>();
    try (TracedFunction twice = TracedFunction.of(x -> x.mul(2f));
        Tensor one = Tensor.of(1f);
        Session session = Session.open(twice)) {
      session.bind(0, one);
      List<Thread> workers = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        Thread worker = new Thread(() -> session.run().close());
        worker.setUncaughtExceptionHandler((thread, thrown) -> failure.set(thrown));
        workers.add(worker);
        worker.start(); // want SharedSession definite
      }
      for (Thread worker : workers) {
        worker.join();
      }
    }
    if (failure.get() instanceof RuntimeException thrown) {
      throw thrown;
    }
  }
}
