// runs: throws InFlightException
// trap: lambdas-and-async
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorFuture;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** A continuation is derived, and neither it nor its source is joined. */
final class ClosedBehindContinuation {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1))) {
      Tensor x = Tensor.of(new float[] {1, 2}, Shape.of(1, 2));
      TensorFuture<Float> score = model.predictAsync(x).thenApply(Tensor::item);
      x.close(); // want DisposeWhileInFlight definite
      System.out.println(score.join());
    }
  }
}
