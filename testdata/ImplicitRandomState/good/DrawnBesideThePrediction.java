// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** Noise is added to the answer that is shown, and the model never sees it. */
final class DrawnBesideThePrediction {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1));
        Tensor x = Tensor.ones(1, 2);
        Tensor y = model.predict(x);
        Tensor noise = Tensor.randn(1, 1);
        Tensor shown = y.add(noise)) {
      System.out.println(shown.shape());
    }
  }
}
