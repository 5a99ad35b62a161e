// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The prediction is closed with the input and all that was made on the way. */
final class PredictionReturned {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1))) {
      Tensor y = answer(model, 1f, 2f);
      System.out.println(y.toFloatArray().length);
    }
  }

  private static Tensor answer(Model model, float first, float second) {
    try (TensorScope scope = TensorScope.open()) {
      Tensor input = Tensor.of(first, second).reshape(1, 2);
      return model.predict(input); // want EscapesScope definite
    }
  }
}
