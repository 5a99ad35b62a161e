// runs: clean
// trap: wrapper-chains
import dev.tensorlint.runtime.Tensor;

/** A wrapper that clones owns the clone, and not what it was given. */
final class WrapperOwnsClone {
  static void run() {
    Tensor raw = Tensor.of(1f, -2f);
    Batch batch = new Batch(raw);
    batch.close();
    System.out.println(raw.toFloatArray()[0]);
    raw.close();
  }

  private static final class Batch implements AutoCloseable {
    private final Tensor tensor;

    Batch(Tensor tensor) {
      this.tensor = tensor.clone();
    }

    @Override
    public void close() {
      tensor.close();
    }
  }
}
