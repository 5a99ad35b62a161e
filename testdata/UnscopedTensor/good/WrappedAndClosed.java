// runs: clean
// trap: wrapper-chains
import dev.tensorlint.runtime.Tensor;

/** The wrapper takes the tensor over, and closing the wrapper closes it. */
final class WrappedAndClosed {
  static void run() {
    Tensor raw = Tensor.of(1f, -2f);
    try (Batch batch = new Batch(raw)) {
      System.out.println(batch.first());
    }
  }

  private static final class Batch implements AutoCloseable {
    private final Tensor tensor;

    Batch(Tensor tensor) {
      this.tensor = tensor;
    }

    float first() {
      return tensor.toFloatArray()[0];
    }

    @Override
    public void close() {
      tensor.close();
    }
  }
}
