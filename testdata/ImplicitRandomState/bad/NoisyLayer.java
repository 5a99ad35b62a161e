// runs: draws implicit random numbers
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.grad.Variable;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Layer;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import dev.tensorlint.runtime.tracking.Lifetime;
import java.util.List;

/** A layer adds noise whenever it runs, and it runs in predictions. */
final class NoisyLayer {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Noise(), new Dense(1));
        Tensor x = Tensor.ones(1, 2);
        Tensor y = model.predict(x)) {
      System.out.println(y.item());
    }
  }

  private static final class Noise implements Layer {
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
      return TensorScope.tidy(
          () -> input.add(Tensor.randn(1, 2))); // want ImplicitRandomState definite
    }

    @Override
    public List<Variable> variables() {
      return List.of();
    }
  }
}
