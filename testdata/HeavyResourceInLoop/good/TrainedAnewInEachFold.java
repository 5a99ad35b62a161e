// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.FitOptions;
import dev.tensorlint.runtime.nn.Sequential;
import dev.tensorlint.runtime.train.MeanSquaredError;
import dev.tensorlint.runtime.train.Sgd;

/** Cross validation: each fold needs a model that has not seen the others. */
final class TrainedAnewInEachFold {
  static void run() {
    try (Tensor x = Tensor.ones(4, 2);
        Tensor targets = Tensor.zeros(4, 1)) {
      for (int fold = 0; fold < 2; fold++) {
        try (Sequential model = Sequential.of(new Dense(1))) {
          model.compile(new MeanSquaredError(), new Sgd(0.1f));
          System.out.println(model.fit(x, targets, FitOptions.epochs(1)).last().loss());
        }
      }
    }
  }
}
