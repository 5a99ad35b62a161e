// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** The release is in a finally. */
final class ReleasedAfterFailedFlush {
  static void run() {
    try (Log log = new Log()) {
      System.out.println(log.last());
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
  }

  private static final class Log implements AutoCloseable {
    private final Tensor last = Tensor.of(1f);

    float last() {
      return last.item();
    }

    private void flush() throws IOException {
      if (last.item() > 0) {
        throw new IOException("not written");
      }
    }

    @Override
    public void close() throws IOException {
      try {
        flush();
      } finally {
        last.close();
      }
    }
  }
}
