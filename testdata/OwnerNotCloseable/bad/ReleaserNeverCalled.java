// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** There is a private method that would do it, and nothing calls it. */
final class ReleaserNeverCalled {
  static void run() {
    try (Encoder encoder = new Encoder()) {
      System.out.println(encoder.first());
    }
  }

  private static final class Encoder implements AutoCloseable {
    private final Tensor table = Tensor.of(1f, -2f); // want OwnerNotCloseable definite

    float first() {
      return table.toFloatArray()[0];
    }

    @Override
    public void close() {
      System.out.println("closed");
    }

    private void releaseTable() {
      table.close();
    }
  }
}
