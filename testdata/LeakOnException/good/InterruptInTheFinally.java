// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** What the work throws skips no release: only an interrupt of the wait could. */
final class InterruptInTheFinally {
  static void run() throws InterruptedException {
    Store store = new Store();
    try {
      store.close();
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
  }

  private static final class Store {
    private final Tensor kept = Tensor.of(1f);

    void close() throws IOException, InterruptedException {
      try {
        write(kept.item());
      } finally {
        Thread.sleep(1);
        kept.close();
      }
    }

    private static void write(float value) throws IOException {
      if (value > 0) {
        throw new IOException("not written");
      }
    }
  }
}
