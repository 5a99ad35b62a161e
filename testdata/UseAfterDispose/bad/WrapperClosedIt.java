// runs: throws TensorDisposedException
// trap: wrapper-chains
import dev.tensorlint.runtime.Tensor;

/** The wrapper owns the tensor, and closing it closed the tensor. */
final class WrapperClosedIt {
  static void run() {
    Tensor raw = Tensor.of(1f, -2f);
    Batch batch = new Batch(raw);
    batch.close();
    System.out.println(raw.toFloatArray()[0]); // want UseAfterDispose definite
  }

  private static final class Batch implements AutoCloseable {
    private final Tensor tensor;

    Batch(Tensor tensor) {
      this.tensor = tensor;
    }

    @Override
    public void close() {
      tensor.close();
    }
  }
}
