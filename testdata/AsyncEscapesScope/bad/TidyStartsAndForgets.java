// runs: throws InFlightException
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The body of tidy starts a prediction and does not wait. */
final class TidyStartsAndForgets {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1))) { // want DisposeWhileInFlight definite
      TensorScope.tidy(
          () -> {
            Tensor x = Tensor.of(new float[] {1, 2}, Shape.of(1, 2));
            model.predictAsync(x);
          }); // want AsyncEscapesScope definite
    }
  }
}
