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

/** No loop is to be seen: the server calls the handler for each request. */
final class ModelPerHttpRequest {
  static void run() throws IOException {
    InetAddress here = InetAddress.getLoopbackAddress();
    HttpServer server = HttpServer.create(new InetSocketAddress(here, 0), 0);
    server.createContext("/", new Answers());
    server.start();
    try {
      URI address = URI.create("http://localhost:" + server.getAddress().getPort() + "/");
      for (int i = 0; i < 2; i++) {
        try (InputStream answer = address.toURL().openStream()) {
          System.out.println(new String(answer.readAllBytes(), StandardCharsets.UTF_8));
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
    @Override
    public void handle(HttpExchange exchange) throws IOException {
      send(exchange, String.valueOf(answer()));
    }

    private static float answer() {
      try (Model model = Sequential.withInputs(2, new Dense(1)); // want HeavyResourceInLoop definite
          Tensor x = Tensor.ones(1, 2);
          Tensor y = model.predict(x)) {
        return y.item();
      }
    }
  }
}
