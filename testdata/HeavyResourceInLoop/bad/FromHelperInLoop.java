// runs: builds the same again
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** A helper builds the model; the loop asks it for one in each round. */
final class FromHelperInLoop {
  static void run() {
    for (int i = 0; i < 3; i++) {
      try (Model model = load(2); // want HeavyResourceInLoop definite
          Tensor x = Tensor.fill(i, 1, 2);
          Tensor y = model.predict(x)) {
        System.out.println(y.item());
      }
    }
  }

  private static Model load(int inputs) {
    return Sequential.withInputs(inputs, new Dense(1));
  }
}
