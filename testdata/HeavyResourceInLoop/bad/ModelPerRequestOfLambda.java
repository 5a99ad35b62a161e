// runs: builds the same again
import com.sun.net.httpserver.HttpExchange;
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

/** The handler is a lambda. */
final class ModelPerRequestOfLambda {
  static void run() throws IOException {
    InetAddress here = InetAddress.getLoopbackAddress();
    HttpServer server = HttpServer.create(new InetSocketAddress(here, 0), 0);
    server.createContext(
        "/",
        exchange -> {
          float answer;
          try (Model model = Sequential.withInputs(2, new Dense(1)); // want HeavyResourceInLoop definite
              Tensor x = Tensor.ones(1, 2);
              Tensor y = model.predict(x)) {
            answer = y.item();
          }
          send(exchange, String.valueOf(answer));
        });
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
}
