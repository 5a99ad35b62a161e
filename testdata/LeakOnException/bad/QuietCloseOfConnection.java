// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** The helper wraps what a close throws, and that of the connection throws. */
final class QuietCloseOfConnection {
  static void run() {
    try {
      lastUse(new Connection());
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
  }

  private static void lastUse(Connection connection) {
    Tensor x = Tensor.of(3f); // want LeakOnException definite
    quiet(connection);
    System.out.println(x.item());
    x.close();
  }

  private static <C extends AutoCloseable> void quiet(C closeable) {
    try {
      closeable.close();
    } catch (Exception e) {
      throw new IllegalStateException("not closed", e);
    }
  }

  private static final class Connection implements AutoCloseable {
    @Override
    public void close() throws IOException {
      throw new IOException("lost");
    }
  }
}
