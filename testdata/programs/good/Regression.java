// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.grad.GradientTape;
import dev.tensorlint.runtime.grad.Variable;
import dev.tensorlint.runtime.random.Generator;
import dev.tensorlint.runtime.train.Adam;
import dev.tensorlint.runtime.train.Optimizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;

/** A trainer by hand: variables, a tape, an optimizer, early stopping and a listener. */
final class Regression {
  static void run() {
    Generator random = new Generator(7);
    List<Float> losses = new ArrayList<>();
    try (Tensor x = random.normal(16, 2);
        Tensor truth = Tensor.of(new float[] {2f, -1f}, dev.tensorlint.runtime.Shape.of(2, 1));
        Tensor y = x.matmul(truth);
        Fitted fitted = new Trainer(losses::add).patience(3).fit(x, y, 20)) {
      System.out.println(losses.size() + " steps, weights " + fitted.weights().length);
    }
  }

  private static final class Fitted implements AutoCloseable {
    private final Variable weight;
    private final Variable bias;

    Fitted(Variable weight, Variable bias) {
      this.weight = weight;
      this.bias = bias;
    }

    Tensor apply(Tensor x) {
      try (Tensor product = x.matmul(weight.value())) {
        return product.add(bias.value());
      }
    }

    List<Variable> variables() {
      return List.of(weight, bias);
    }

    float[] weights() {
      return weight.value().toFloatArray();
    }

    @Override
    public void close() {
      try {
        weight.close();
      } finally {
        bias.close();
      }
    }
  }

  private static final class Trainer {
    private final Consumer<Float> listener;
    private int patience = Integer.MAX_VALUE;

    Trainer(Consumer<Float> listener) {
      this.listener = listener;
    }

    Trainer patience(int steps) {
      this.patience = steps;
      return this;
    }

    Fitted fit(Tensor x, Tensor y, int steps) {
      Fitted fitted = start(x.shape().dim(1));
      float best = Float.MAX_VALUE;
      int worse = 0;
      try (Optimizer optimizer = new Adam(0.1f)) {
        for (int step = 0; step < steps && worse < patience; step++) {
          float loss = step(fitted, optimizer, x, y);
          listener.accept(loss);
          worse = loss < best ? 0 : worse + 1;
          best = Math.min(best, loss);
        }
      } catch (RuntimeException e) {
        fitted.close();
        throw e;
      }
      return fitted;
    }

    private static Fitted start(int inputs) {
      try (Tensor zeros = Tensor.zeros(inputs, 1);
          Tensor zero = Tensor.zeros(1)) {
        return new Fitted(Variable.of(zeros), Variable.of(zero));
      }
    }

    private static float step(Fitted fitted, Optimizer optimizer, Tensor x, Tensor y) {
      try (TensorScope scope = TensorScope.open();
          GradientTape tape = GradientTape.open()) {
        Tensor loss = fitted.apply(x).sub(y).square().mean();
        List<Tensor> values = new ArrayList<>();
        for (Variable variable : fitted.variables()) {
          values.add(variable.value());
        }
        List<Tensor> gradients = tape.gradients(loss, Collections.unmodifiableList(values));
        optimizer.apply(fitted.variables(), gradients);
        return loss.item();
      }
    }
  }
}
