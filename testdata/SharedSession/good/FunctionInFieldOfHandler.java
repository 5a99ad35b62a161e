// runs: clean
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.TracedFunction;

/** The handler has what all threads may use: a function, and no session. */
final class FunctionInFieldOfHandler {
  static void run() throws InterruptedException {
    try (Answer answer = new Answer()) {
      Thread request = new Thread(() -> answer.handle(null));
      request.start();
      request.join();
    }
  }

  private static final class Answer implements HttpHandler, AutoCloseable {
    private final TracedFunction twice = TracedFunction.of(x -> x.mul(2f));
    private final Tensor one = Tensor.of(1f);

    @Override
    public void handle(HttpExchange exchange) {
      compute();
    }

    private void compute() {
      twice.call(one).close();
    }

    @Override
    public void close() {
      twice.close();
      one.close();
    }
  }
}
