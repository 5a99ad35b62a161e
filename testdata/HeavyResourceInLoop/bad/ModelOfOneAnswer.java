// runs: builds the same again
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** One of two answers needs a model of its own: which one the handler has, it does not know. */
final class ModelOfOneAnswer {
  interface Answer {
    float value();
  }

  static void run() throws IOException {
    serve(new Computed());
    serve(new Fixed());
  }

  private static void serve(Answer answer) throws IOException {
    InetAddress here = InetAddress.getLoopbackAddress();
    HttpServer server = HttpServer.create(new InetSocketAddress(here, 0), 0);
    server.createContext("/", new Answers(answer));
    server.start();
    try {
      URI address = URI.create("http://localhost:" + server.getAddress().getPort() + "/");
      for (int i = 0; i < 2; i++) {
        try (InputStream got = address.toURL().openStream()) {
          System.out.println(new String(got.readAllBytes(), StandardCharsets.UTF_8));
        }
      }
    } finally {
      server.stop(0);
    }
  }

  private static void send(HttpExchange exchange, String text) throws IOException {
    byte[] answer = text.getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(200, answer.length);
    exchange.getResponseBody().write(answer);
    exchange.close();
  }

  private static final class Answers implements HttpHandler {
    private final Answer answer;

    Answers(Answer answer) {
      this.answer = answer;
    }

    @Override
    public void handle(HttpExchange exchange) throws IOException {
      send(exchange, String.valueOf(answer.value()));
    }
  }

  private static final class Computed implements Answer {
    @Override
    public float value() {
      try (Model model = Sequential.withInputs(2, new Dense(1)); // want HeavyResourceInLoop potential
          Tensor x = Tensor.ones(1, 2);
          Tensor y = model.predict(x)) {
        return y.item();
      }
    }
  }

  private static final class Fixed implements Answer {
    @Override
    public float value() {
      return 1f;
    }
  }
}
