// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The field has a default already when the constructor fills it. */
final class ConstructorOverwritesDefault {
  static void run() {
    try (Layer layer = new Layer(2)) {
      System.out.println(layer.weights.shape());
    }
  }

  private static final class Layer implements AutoCloseable {
    private Tensor weights = Tensor.zeros(1);

    Layer(int units) {
      weights = Tensor.fill(0.5f, units); // want OverwrittenTensor definite
    }

    @Override
    public void close() {
      weights.close();
    }
  }
}
