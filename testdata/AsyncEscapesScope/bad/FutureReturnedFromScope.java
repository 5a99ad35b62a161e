// runs: throws InFlightException
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorFuture;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** A method opens a scope and gives a future out of it. */
final class FutureReturnedFromScope {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1))) {
      start(model).join().close();
    }
  }

  private static TensorFuture<Tensor> start(Model model) {
    try (TensorScope scope = TensorScope.open()) { // want AsyncEscapesScope definite
      Tensor x = Tensor.of(new float[] {1, 2}, Shape.of(1, 2));
      return model.predictAsync(x);
    }
  }
}
