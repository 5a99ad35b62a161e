// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** The object has closed its field, and is asked once more. */
final class CalledAfterOwnClose {
  static void run() {
    Layer layer = new Layer(3);
    System.out.println(layer.first());
    layer.close();
    System.out.println(layer.first()); // want UseAfterDispose definite
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
