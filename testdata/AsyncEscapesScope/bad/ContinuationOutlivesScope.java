// runs: throws InFlightException
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorFuture;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The scope ends before the continuation, and with it the computation, is joined. */
final class ContinuationOutlivesScope {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1))) {
      TensorFuture<Float> score;
      try (TensorScope scope = TensorScope.open()) { // want AsyncEscapesScope definite
        Tensor x = Tensor.of(new float[] {1, 2}, Shape.of(1, 2));
        score = model.predictAsync(x).thenApply(y -> y.item());
      }
      System.out.println(score.join());
    }
  }
}
