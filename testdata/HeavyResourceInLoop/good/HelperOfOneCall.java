// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** A method builds a model for itself, and is called once. */
final class HelperOfOneCall {
  static void run() {
    System.out.println(answer(3f));
  }

  private static float answer(float value) {
    try (Model model = Sequential.withInputs(1, new Dense(1));
        Tensor x = Tensor.fill(value, 1, 1);
        Tensor y = model.predict(x)) {
      return y.item();
    }
  }
}
