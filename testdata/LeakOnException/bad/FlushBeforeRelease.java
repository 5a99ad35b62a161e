// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** The work before the release throws. */
final class FlushBeforeRelease {
  static void run() {
    try (Log log = new Log()) {
      System.out.println(log.last());
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
  }

  private static final class Log implements AutoCloseable {
    private final Tensor last = Tensor.of(1f); // want LeakOnException potential

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
      flush();
      last.close();
    }
  }
}
