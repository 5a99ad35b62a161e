// runs: builds the same again
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** A model for each row, though all are the same. */
final class ModelPerRow {
  static void run() {
    float[][] rows = {{1, 2}, {3, 4}, {5, 6}};
    for (float[] row : rows) {
      try (Model model = Sequential.withInputs(2, new Dense(1)); // want HeavyResourceInLoop definite
          Tensor x = Tensor.of(row, Shape.of(1, 2));
          Tensor y = model.predict(x)) {
        System.out.println(y.item());
      }
    }
  }
}
