// runs: builds the same again
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** Not in every round, and still again and again. */
final class OnlyEverySecondRound {
  static void run() {
    for (int i = 0; i < 4; i++) {
      if (i % 2 == 0) {
        try (Model model = Sequential.withInputs(1, new Dense(1)); // want HeavyResourceInLoop potential
            Tensor x = Tensor.ones(1, 1);
            Tensor y = model.predict(x)) {
          System.out.println(y.shape());
        }
      }
    }
  }
}
