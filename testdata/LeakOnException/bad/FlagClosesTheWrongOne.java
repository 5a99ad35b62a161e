// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** A flag that is set last makes the constructor close what it does not have yet. */
final class FlagClosesTheWrongOne {
  static void run() {
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
      first = Tensor.of(1f); // want LeakOnException definite
      boolean isReady = false;
      try {
        check(isTorn);
        second = Tensor.of(2f);
        isReady = true;
      } finally {
        if (!isReady) {
          closeSecond();
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

    private void closeSecond() {
      if (second != null) {
        second.close();
      }
    }

    @Override
    public void close() {
      closeSecond();
      first.close();
    }
  }
}
