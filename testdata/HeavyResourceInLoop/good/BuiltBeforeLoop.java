// runs: clean
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** One model for all rows. */
final class BuiltBeforeLoop {
  static void run() {
    float[][] rows = {{1, 2}, {3, 4}};
    try (Model model = Sequential.withInputs(2, new Dense(1))) {
      for (float[] row : rows) {
        try (Tensor x = Tensor.of(row, Shape.of(1, 2));
            Tensor y = model.predict(x)) {
          System.out.println(y.item());
        }
      }
    }
  }
}
