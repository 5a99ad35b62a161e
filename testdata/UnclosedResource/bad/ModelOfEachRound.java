// runs: leaks 3 models
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** Each round builds the same model and forgets it: one bug, and one finding. */
final class ModelOfEachRound {
  static void run() {
    for (int i = 0; i < 3; i++) { // also HeavyResourceInLoop
      Model model = Sequential.withInputs(1, new Dense(1)); // want UnclosedResource definite
      try (Tensor x = Tensor.ones(1, 1);
          Tensor y = model.predict(x)) {
        System.out.println(y.item() == y.item());
      }
    }
  }
}
