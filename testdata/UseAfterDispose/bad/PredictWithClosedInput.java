// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The input of a prediction is closed too early. */
final class PredictWithClosedInput {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1))) {
      Tensor input = Tensor.ones(1, 2);
      input.close();
      try (Tensor output = model.predict(input)) { // want UseAfterDispose definite
        System.out.println(output.toFloatArray()[0]);
      }
    }
  }
}
