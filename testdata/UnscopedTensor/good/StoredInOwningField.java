// runs: clean
// trap: held-elsewhere
import dev.tensorlint.runtime.Tensor;

/** The field's owner has a close method of its own. */
final class StoredInOwningField {
  static void run() {
    try (Layer layer = new Layer(3)) {
      System.out.println(layer.first());
    }
  }

  private static final class Layer implements AutoCloseable {
    private final Tensor weights;

    Layer(int units) {
      this.weights = Tensor.fill(0.5f, units);
    }

    float first() {
      return weights.toFloatArray()[0];
    }

    @Override
    public void close() {
      weights.close();
    }
  }
}
