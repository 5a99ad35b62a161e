// runs: clean
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorFuture;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.FitOptions;
import dev.tensorlint.runtime.nn.History;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;
import dev.tensorlint.runtime.train.Adam;
import dev.tensorlint.runtime.train.MeanSquaredError;

/** Waits, predicts, and each thing has an end. */
final class TrainedInScope {
  static void run() {
    try (TensorScope scope = TensorScope.open();
        Model model = StatefulSequential.of(new SimpleRnn(10).stateful(), new Dense(1))) {
      model.compile(new MeanSquaredError(), new Adam(0.01f));
      TensorFuture<History> training =
          model.fitAsync(step(0), Tensor.ones(1, 1), FitOptions.epochs(1));
      System.out.println(training.join());
      System.out.println(model.predict(step(2)).item());
    }
  }

  private static Tensor step(float value) {
    return Tensor.of(new float[] {value}, Shape.of(1, 1, 1));
  }
}
