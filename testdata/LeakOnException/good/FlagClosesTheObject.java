// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** A flag that is set last makes the constructor close its own object. */
final class FlagClosesTheObject {
  static void run() {
    try (Pair pair = new Pair(false)) {
      System.out.println(pair.sum());
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
    try (Pair pair = new Pair(true)) {
      System.out.println(pair.sum());
    } catch (IOException e) {
      System.out.println(e.getMessage());
    }
  }

  private static final class Pair implements AutoCloseable {
    private final Tensor first;
    private Tensor second;

    Pair(boolean isTorn) throws IOException {
      first = Tensor.of(1f);
      boolean isReady = false;
      try {
        check(isTorn);
        second = Tensor.of(2f);
        isReady = true;
      } finally {
        if (!isReady) {
          closeBoth();
        }
      }
    }

    private static void check(boolean isTorn) throws IOException {
      if (isTorn) {
        throw new IOException("torn");
      }
    }

    float sum() {
      return first.item() + second.item();
    }

    private void closeBoth() {
      if (second != null) {
        second.close();
      }
      if (first != null) {
        first.close();
      }
    }

    @Override
    public void close() {
      closeBoth();
    }
  }
}
