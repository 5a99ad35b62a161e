// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Layer;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import dev.tensorlint.runtime.tracking.Lifetime;
import java.util.List;

/** A layer makes its weights at random when it first runs, and keeps them. */
final class NoWeightsYet {
  static void run() {
    try (Gain gain = new Gain();
        Model model = Sequential.withInputs(2, gain, new Dense(1));
        Tensor x = Tensor.ones(1, 2);
        Tensor first = model.predict(x);
        Tensor second = model.predict(x)) {
      if (first.item() != second.item()) {
        throw new IllegalStateException("the same question has two answers");
      }
    }
  }

  private static final class Gain implements Layer, AutoCloseable {
    private Tensor weights;

    @Override
    public void attach(Lifetime model, int position) {}

    @Override
    public void detach() {}

    @Override
    public int build(int inputs) {
      return inputs;
    }

    @Override
    public Tensor apply(Tensor input) {
      if (weights == null) {
        weights = Tensor.randn(1, 2).keep();
      }
      return input.mul(weights);
    }

    @Override
    public List<Variable> variables() {
      return List.of();
    }

    @Override
    public void close() {
      if (weights != null) {
        weights.close();
      }
    }
  }
}
