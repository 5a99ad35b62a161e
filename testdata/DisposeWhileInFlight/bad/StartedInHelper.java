// runs: throws InFlightException
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorFuture;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** A helper starts the prediction and gives its future back. */
final class StartedInHelper {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1))) {
      Tensor x = Tensor.of(new float[] {1, 2}, Shape.of(1, 2));
      TensorFuture<Tensor> future = start(model, x);
      x.close(); // want DisposeWhileInFlight definite
      try (Tensor y = future.join()) {
        System.out.println(y.item());
      }
    }
  }

  private static TensorFuture<Tensor> start(Model model, Tensor x) {
    return model.predictAsync(x);
  }
}
