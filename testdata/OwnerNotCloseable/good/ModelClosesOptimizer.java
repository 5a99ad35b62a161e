// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.FitOptions;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import dev.tensorlint.runtime.train.Adam;
import dev.tensorlint.runtime.train.MeanSquaredError;

/** The optimizer in the field was given to the model, which closes it. */
final class ModelClosesOptimizer {
  static void run() {
    try (Trainer trainer = new Trainer();
        Tensor x = Tensor.fill(1f, 2, 1);
        Tensor y = Tensor.fill(2f, 2, 1)) {
      trainer.fit(x, y);
    }
  }

  private static final class Trainer implements AutoCloseable {
    private final Adam optimizer = new Adam(0.1f);
    private final Model model = Sequential.withInputs(1, new Dense(1));

    Trainer() {
      model.compile(new MeanSquaredError(), optimizer);
    }

    void fit(Tensor x, Tensor y) {
      model.fit(x, y, FitOptions.epochs(1));
      System.out.println(optimizer.isClosed());
    }

    @Override
    public void close() {
      model.close();
    }
  }
}
