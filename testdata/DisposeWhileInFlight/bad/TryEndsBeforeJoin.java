// runs: throws InFlightException
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorFuture;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The end of the try closes the input of a future that is returned. */
final class TryEndsBeforeJoin {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1))) {
      try (Tensor y = predict(model).join()) {
        System.out.println(y.item());
      }
    }
  }

  private static TensorFuture<Tensor> predict(Model model) {
    try (Tensor x = Tensor.of(new float[] {1, 2}, Shape.of(1, 2))) { // want DisposeWhileInFlight definite
      return model.predictAsync(x);
    }
  }
}
