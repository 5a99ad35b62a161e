// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** One model serves all rounds and is closed after them. */
final class ModelOfAllRounds {
  static void run() {
    try (Model model = Sequential.withInputs(1, new Dense(1))) {
      for (int i = 0; i < 3; i++) {
        try (Tensor x = Tensor.ones(1, 1);
            Tensor y = model.predict(x)) {
          System.out.println(y.item() == y.item());
        }
      }
    }
  }
}
