// runs: clean
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The loop looks for something to ask about; it asks once. */
final class StopsAtTheFirst {
  static void run() {
    for (float[] row : new float[][] {{}, {1, 2}, {3, 4}}) {
      if (row.length == 0) {
        continue;
      }
      try (Model model = Sequential.withInputs(2, new Dense(1));
          Tensor x = Tensor.of(row, Shape.of(1, 2));
          Tensor y = model.predict(x)) {
        System.out.println(y.item());
      }
      break;
    }
  }
}
