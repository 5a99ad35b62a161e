// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** A model is given random numbers only: it warms up, or generates something from noise. */
final class RandomInputAlone {
  static void run() {
    try (Model model = Sequential.withInputs(3, new Dense(1));
        Tensor x = Tensor.randn(1, 3);
        Tensor y = model.predict(x)) {
      System.out.println(y.shape());
    }
  }
}
