// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** The first close throws, so the second one never runs. */
final class SecondCloseSkipped {
  static void run() {
    try {
      load();
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
  }

  private static void load() throws IOException {
    Connection connection = new Connection();
    Tensor x = Tensor.of(1f, -2f); // want LeakOnException definite
    try {
      System.out.println(x.toFloatArray()[0]);
    } finally {
      connection.close();
      x.close();
    }
  }

  private static final class Connection implements AutoCloseable {
    @Override
    public void close() throws IOException {
      throw new IOException("connection lost");
    }
  }
}
