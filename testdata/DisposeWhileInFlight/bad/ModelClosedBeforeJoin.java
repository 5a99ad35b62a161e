// runs: throws InFlightException
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorFuture;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The model is closed while it predicts. */
final class ModelClosedBeforeJoin {
  static void run() {
    try (Tensor x = Tensor.of(new float[] {1, 2}, Shape.of(1, 2))) {
      Model model = Sequential.withInputs(2, new Dense(1));
      TensorFuture<Tensor> future = model.predictAsync(x);
      model.close(); // want DisposeWhileInFlight definite
      try (Tensor y = future.join()) {
        System.out.println(y.item());
      }
    }
  }
}
