// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** Whatever the first release throws, the second one follows. */
final class EachFieldInItsFinally {
  static void run() {
    try (Pair pair = new Pair()) {
      System.out.println(pair.sum());
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
  }

  private static final class Pair implements AutoCloseable {
    private final File first = new File(true);
    private final Tensor second = Tensor.of(2f);

    float sum() {
      return first.read() + second.item();
    }

    @Override
    public void close() throws IOException {
      try {
        first.close();
      } finally {
        second.close();
      }
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
