// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** Null does not free what was there. */
final class NulledInsteadOfClosed {
  static void run() {
    try (Buffer buffer = new Buffer()) {
      System.out.println(buffer.table.shape());
      buffer.reset();
    }
  }

  private static final class Buffer implements AutoCloseable {
    private Tensor table = Tensor.of(1f, -2f);

    void reset() {
      table = null; // want OverwrittenTensor definite
    }

    @Override
    public void close() {
      if (table != null) {
        table.close();
      }
    }
  }
}
