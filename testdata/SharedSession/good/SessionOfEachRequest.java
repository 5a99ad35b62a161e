// runs: clean
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;

/** The handler keeps what all threads may use, and opens a session for each request. */
final class SessionOfEachRequest {
  static void run() throws InterruptedException {
    try (TracedFunction twice = TracedFunction.of(x -> x.mul(2f));
        Answer answer = new Answer(twice)) {
      Thread request = new Thread(() -> answer.handle(null));
      request.start();
      request.join();
    }
  }

  private static final class Answer implements HttpHandler, AutoCloseable {
    private final TracedFunction function;
    private final Tensor one = Tensor.of(1f);

    Answer(TracedFunction function) {
      this.function = function;
    }

    @Override
    public void handle(HttpExchange exchange) {
      try (Session session = Session.open(function)) {
        session.bind(0, one).run().close();
      }
    }

    @Override
    public void close() {
      one.close();
    }
  }
}
