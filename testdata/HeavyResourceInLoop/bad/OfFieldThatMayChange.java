// runs: builds the same again
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The number of inputs is a field that nobody changes here. */
final class OfFieldThatMayChange {
  private static int inputs = 2;

  static void run() {
    for (int i = 0; i < 2; i++) {
      try (Model model = Sequential.withInputs(inputs, new Dense(1)); // want HeavyResourceInLoop potential
          Tensor x = Tensor.ones(1, inputs);
          Tensor y = model.predict(x)) {
        System.out.println(y.shape());
      }
    }
    inputs = 2;
  }
}
