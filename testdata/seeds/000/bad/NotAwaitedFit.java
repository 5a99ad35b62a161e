// runs: throws InFlightException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorFuture;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.FitOptions;
import dev.tensorlint.runtime.nn.History;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;
import dev.tensorlint.runtime.train.Adam;
import dev.tensorlint.runtime.train.MeanSquaredError;

/** The training is not awaited, and the end of the block comes first. */
final class NotAwaitedFit {
  static void run() {
    try (Tensor x = Tensor.ones(1, 1, 1);
        Tensor y = Tensor.ones(1, 1)) {
      Model model = StatefulSequential.of(new SimpleRnn(10).stateful(), new Dense(1));
      model.compile(new MeanSquaredError(), new Adam(0.01f));
      TensorFuture<History> training = model.fitAsync(x, y, FitOptions.epochs(1));
      model.close(); // want DisposeWhileInFlight definite
      System.out.println(training.join());
    }
  }
}
