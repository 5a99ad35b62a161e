// runs: throws InFlightException
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorFuture;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** One branch forgets to join. */
final class JoinedOnOneBranch {
  static void run() {
    predict(true);
    predict(false);
  }

  private static void predict(boolean isPatient) {
    try (Model model = Sequential.withInputs(2, new Dense(1))) { // want DisposeWhileInFlight potential
      Tensor x = Tensor.of(new float[] {1, 2}, Shape.of(1, 2));
      TensorFuture<Tensor> future = model.predictAsync(x);
      if (isPatient) {
        future.join().close();
      }
      x.close(); // want DisposeWhileInFlight potential
    }
  }
}
