// runs: throws InFlightException
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorFuture;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The inner scope owns the input, the outer one the join. */
final class InnerScopeEnds {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1));
        TensorScope outer = TensorScope.open()) {
      TensorFuture<Tensor> future;
      try (TensorScope inner = TensorScope.open()) { // want AsyncEscapesScope definite
        future = model.predictAsync(Tensor.of(new float[] {1, 2}, Shape.of(1, 2)));
      }
      System.out.println(future.join().item());
    }
  }
}
