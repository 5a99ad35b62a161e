// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** Chance chooses which of two inputs is tried; no input holds a random number. */
final class WayChosenAtRandom {
  static void run() {
    try (Model model = Sequential.withInputs(1, new Dense(1));
        Tensor one = Tensor.ones(1, 1);
        Tensor two = Tensor.fill(2f, 1, 1);
        Tensor dice = Tensor.rand(1);
        Tensor y = model.predict(dice.item() > 0.5f ? one : two)) {
      System.out.println(y.shape());
    }
  }
}
