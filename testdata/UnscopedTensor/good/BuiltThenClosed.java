// runs: clean
// trap: wrapper-chains
import dev.tensorlint.runtime.Tensor;

/** A builder collects what its product owns from then on. */
final class BuiltThenClosed {
  static void run() {
    try (Layer layer = new Builder().weights(Tensor.of(2f)).bias(Tensor.of(1f)).build()) {
      System.out.println(layer.apply(3f));
    }
  }

  private static final class Builder {
    private Tensor weights;
    private Tensor bias;

    Builder weights(Tensor newWeights) {
      weights = newWeights;
      return this;
    }

    Builder bias(Tensor newBias) {
      bias = newBias;
      return this;
    }

    Layer build() {
      return new Layer(weights, bias);
    }
  }

  private record Layer(Tensor weights, Tensor bias) implements AutoCloseable {
    float apply(float x) {
      return weights.item() * x + bias.item();
    }

    @Override
    public void close() {
      weights.close();
      bias.close();
    }
  }
}
