// runs: builds the same again
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** One variable from before the loop, closed and assigned again in each round. */
final class ClosedByHand {
  static void run() {
    Model model;
    for (int i = 0; i < 3; i++) {
      model = Sequential.withInputs(1, new Dense(1)); // want HeavyResourceInLoop definite
      try (Tensor x = Tensor.ones(1, 1);
          Tensor y = model.predict(x)) {
        System.out.println(y.shape());
      }
      model.close();
    }
  }
}
