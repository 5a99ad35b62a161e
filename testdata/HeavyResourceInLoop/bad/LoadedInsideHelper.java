// runs: builds the same again
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** A method loads the model for one answer, and a loop calls the method. */
final class LoadedInsideHelper {
  static void run() {
    float[][] rows = {{1, 2}, {3, 4}};
    for (float[] row : rows) {
      System.out.println(answer(row));
    }
  }

  private static float answer(float[] row) {
    try (Model model = Sequential.withInputs(2, new Dense(1)); // want HeavyResourceInLoop potential
        Tensor x = Tensor.of(row, Shape.of(1, 2));
        Tensor y = model.predict(x)) {
      return y.item();
    }
  }
}
