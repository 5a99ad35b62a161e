// runs: throws ThreadConfinementException
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.concurrent.atomic.AtomicReference;

/** A server calls a handler from many threads, and the handler has one session. */
final class SessionInFieldOfHandler {
  static void run() throws InterruptedException {
    AtomicReference<Throwable> failure = new AtomicReference<>();
    try (TracedFunction twice = TracedFunction.of(x -> x.mul(2f));
        Answer answer = new Answer(twice)) {
      Thread request = new Thread(() -> answer.handle(null));
      request.setUncaughtExceptionHandler((thread, thrown) -> failure.set(thrown));
      request.start();
      request.join();
    }
    if (failure.get() instanceof RuntimeException thrown) {
      throw thrown;
    }
  }

  private static final class Answer implements HttpHandler, AutoCloseable {
    private final Session session;

    Answer(TracedFunction function) {
      this.session = Session.open(function);
    }

    @Override
    public void handle(HttpExchange exchange) {
      compute();
    }

    private void compute() {
      session.run().close(); // want SharedSession potential
    }

    @Override
    public void close() {
      session.close();
    }
  }
}
