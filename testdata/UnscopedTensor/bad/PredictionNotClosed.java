// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The model and the input are closed, the prediction is not. */
final class PredictionNotClosed {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1));
        Tensor input = Tensor.ones(1, 2)) {
      Tensor output = model.predict(input); // want UnscopedTensor definite
      System.out.println(output.toFloatArray().length);
    }
  }
}
