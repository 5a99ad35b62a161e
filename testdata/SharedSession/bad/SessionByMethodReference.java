// runs: throws ThreadConfinementException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.concurrent.atomic.AtomicReference;

/** A method reference is the whole work of the thread. */
final class SessionByMethodReference {
  static void run() throws InterruptedException {
    AtomicReference<Throwable> failure = new AtomicReference<>();
    try (TracedFunction twice = TracedFunction.of(x -> x.mul(2f));
        Session session = Session.open(twice)) {
      Thread closer = new Thread(session::close);
      closer.setUncaughtExceptionHandler((thread, thrown) -> failure.set(thrown));
      closer.start(); // want SharedSession definite
      closer.join();
    }
    if (failure.get() instanceof RuntimeException thrown) {
      throw thrown;
    }
  }
}
