// runs: clean
import dev.tensorlint.runtime.Tensor;

/** Shutdown goes through a helper that closes whatever it gets. */
final class ClosedByVarargsHelperOfClass {
  static void run() {
    Engine engine = new Engine();
    System.out.println(engine.sum());
    engine.shutdown();
  }

  private static final class Engine {
    private final Tensor left = Tensor.of(1f);
    private final Tensor right = Tensor.of(2f);

    float sum() {
      return left.item() + right.item();
    }

    void shutdown() {
      closeAll(left, right);
    }

    private static void closeAll(AutoCloseable... closeables) {
      for (AutoCloseable closeable : closeables) {
        try {
          closeable.close();
        } catch (Exception e) {
          throw new IllegalStateException(e);
        }
      }
    }
  }
}
