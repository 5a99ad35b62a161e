// runs: draws implicit random numbers
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** What is drawn here goes into a prediction two calls further down. */
final class PredictedByHelper {
  static void run() {
    try (Model model = Sequential.withInputs(3, new Dense(1));
        Tensor x = Tensor.ones(1, 3);
        Tensor noise = Tensor.rand(1, 3); // want ImplicitRandomState definite
        Tensor noisy = x.sub(noise)) {
      System.out.println(ask(model, noisy));
    }
  }

  private static float ask(Model model, Tensor input) {
    try (Tensor scaled = input.mul(2f)) {
      return answer(model, scaled);
    }
  }

  private static float answer(Model model, Tensor input) {
    try (Tensor y = model.predict(input)) {
      return y.item();
    }
  }
}
