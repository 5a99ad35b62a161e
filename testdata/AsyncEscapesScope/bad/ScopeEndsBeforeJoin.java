// runs: throws InFlightException
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorFuture;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The scope ends while the prediction is on its way. */
final class ScopeEndsBeforeJoin {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1))) {
      TensorFuture<Tensor> future;
      try (TensorScope scope = TensorScope.open()) { // want AsyncEscapesScope definite
        Tensor x = Tensor.of(new float[] {1, 2}, Shape.of(1, 2));
        future = model.predictAsync(x);
      }
      future.join().close();
    }
  }
}
