// runs: clean
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** A helper joins what it has started. */
final class HelperJoins {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1))) {
      Tensor x = Tensor.of(new float[] {1, 2}, Shape.of(1, 2));
      System.out.println(score(model, x));
      x.close();
    }
  }

  private static float score(Model model, Tensor x) {
    try (Tensor y = model.predictAsync(x).join()) {
      return y.item();
    }
  }
}
