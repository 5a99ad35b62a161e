import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Layer;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** What is built anew for each request, and what the request asks for. */
final class Requests {

  static Model made() {
    return Sequential.of(new Dense(1));
  }

  static void answer() {
    Sequential.of(new Dense(2)).close();
  }

  static void answer(int size) {
    Sequential.of(new Dense(size)).close();
  }

  static void noHandler() {
    Sequential.of(new Dense(3)).close();
  }

  static void lambdas(HttpServer server, Layer layer) {
    server.createContext("/a", exchange -> Sequential.of(new Dense(1)).close());
    server.createContext("/b", exchange -> exchange.close());
    server.createContext("/c", exchange -> Sequential.of(layer).close());
    Runnable other = () -> Sequential.of(new Dense(1)).close();
    other.run();
  }

  static final class Handler implements HttpHandler {
    private Model shared;

    @Override
    public void handle(HttpExchange exchange) {
      Sequential.of(new Dense(1)).close();
      Sequential.of(new Dense(2)).close();
    }

    void handleAnother(HttpExchange exchange) {
      Sequential.of(new Dense(1)).close();
    }
  }

  static final class ByAHelper implements HttpHandler {
    @Override
    public void handle(HttpExchange exchange) {
      answer();
    }
  }

  static final class OfTheRequest implements HttpHandler {
    @Override
    public void handle(HttpExchange exchange) {
      answer(exchange.hashCode());
    }
  }

  static final class Keeping implements HttpHandler {
    private Model shared;

    @Override
    public void handle(HttpExchange exchange) {
      if (shared == null) {
        shared = made();
      }
    }
  }

  static final class NotOne {
    public void handle(HttpExchange exchange) {
      Sequential.of(new Dense(1)).close();
    }
  }
}
