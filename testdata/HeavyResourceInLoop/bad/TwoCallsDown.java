// runs: builds the same again
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.util.List;

/** The loop is two calls away from the model. */
final class TwoCallsDown {
  static void run() {
    List.of(1f, 2f, 3f).forEach(value -> System.out.println(scaled(value)));
  }

  private static float scaled(float value) {
    return 10 * answer(value, 1);
  }

  private static float answer(float value, int units) {
    try (Model model = Sequential.withInputs(1, new Dense(units)); // want HeavyResourceInLoop potential
        Tensor x = Tensor.fill(value, 1, 1);
        Tensor y = model.predict(x)) {
      return y.item();
    }
  }
}
