// runs: throws InFlightException
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorFuture;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The scope is closed by hand, too early. */
final class ScopeClosedByHand {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1))) {
      TensorScope scope = TensorScope.open();
      Tensor x = Tensor.of(new float[] {1, 2}, Shape.of(1, 2));
      TensorFuture<Tensor> future = model.predictAsync(x);
      scope.close(); // want AsyncEscapesScope definite
      future.join().close();
    }
  }
}
