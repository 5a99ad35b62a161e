// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.FitOptions;
import dev.tensorlint.runtime.nn.Sequential;
import dev.tensorlint.runtime.train.MeanSquaredError;
import dev.tensorlint.runtime.train.Sgd;

/** What a model is trained on may be random: the weights say so, not the answers. */
final class RandomTrainingData {
  static void run() {
    try (Sequential model = Sequential.of(new Dense(1));
        Tensor x = Tensor.ones(4, 2);
        Tensor noise = Tensor.randn(4, 2);
        Tensor noisy = x.add(noise);
        Tensor targets = Tensor.zeros(4, 1)) {
      model.compile(new MeanSquaredError(), new Sgd(0.1f));
      model.fit(noisy, targets, FitOptions.epochs(1));
      try (Tensor y = model.predict(x)) {
        System.out.println(y.shape());
      }
    }
  }
}
