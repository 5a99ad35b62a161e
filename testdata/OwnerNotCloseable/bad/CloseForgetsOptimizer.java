// runs: leaks 1 optimizer
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;
import dev.tensorlint.runtime.train.Adam;
import java.util.List;

/** The weight is closed; the two moments that the optimizer keeps for it are not. */
final class CloseForgetsOptimizer {
  static void run() {
    try (Tensor start = Tensor.of(1f, 2f);
        Tensor gradient = Tensor.of(0.5f, 0.5f);
        Trainer trainer = new Trainer(start)) {
      trainer.step(gradient);
    }
  }

  private static final class Trainer implements AutoCloseable {
    private final Variable weight;
    private final Adam optimizer; // want OwnerNotCloseable definite

    Trainer(Tensor start) {
      this.weight = Variable.of(start);
      this.optimizer = new Adam(0.1f);
    }

    void step(Tensor gradient) {
      optimizer.apply(List.of(weight), List.of(gradient));
    }

    @Override
    public void close() {
      weight.close();
    }
  }
}
