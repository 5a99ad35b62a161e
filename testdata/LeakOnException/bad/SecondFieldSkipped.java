// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** The first release throws, and skips the second one. */
final class SecondFieldSkipped {
  static void run() {
    try (Pair pair = new Pair()) {
      System.out.println(pair.sum());
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
  }

  private static final class Pair implements AutoCloseable {
    private final File first = new File(true);
    private final Tensor second = Tensor.of(2f); // want LeakOnException potential

    float sum() {
      return first.read() + second.item();
    }

    @Override
    public void close() throws IOException {
      first.close();
      second.close();
    }
  }

  private static final class File implements AutoCloseable {
    private final Tensor content = Tensor.of(1f);
    private final boolean isFull;

    File(boolean isFull) {
      this.isFull = isFull;
    }

    float read() {
      return content.item();
    }

    @Override
    public void close() throws IOException {
      content.close();
      if (isFull) {
        throw new IOException("not written");
      }
    }
  }
}
