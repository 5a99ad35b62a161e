// runs: throws InFlightException
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorFuture;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The scope waits for one of its two computations. */
final class OneOfTwoJoinedInScope {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1));
        Model other = Sequential.withInputs(2, new Dense(1))) {
      TensorFuture<Tensor> second;
      try (TensorScope scope = TensorScope.open()) { // want AsyncEscapesScope definite
        Tensor x = Tensor.of(new float[] {1, 2}, Shape.of(1, 2));
        TensorFuture<Tensor> first = model.predictAsync(x);
        second = other.predictAsync(x);
        System.out.println(first.join().item());
      }
      second.join().close();
    }
  }
}
