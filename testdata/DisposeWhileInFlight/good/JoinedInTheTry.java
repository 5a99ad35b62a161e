// runs: clean
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The join stands inside the try that closes the input. */
final class JoinedInTheTry {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1));
        Tensor x = Tensor.of(new float[] {1, 2}, Shape.of(1, 2));
        Tensor y = model.predictAsync(x).join()) {
      System.out.println(y.item());
    }
  }
}
