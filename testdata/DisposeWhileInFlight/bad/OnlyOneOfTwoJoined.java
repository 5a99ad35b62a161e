// runs: throws InFlightException
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorFuture;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** Two predictions use the input, and one of them is joined. */
final class OnlyOneOfTwoJoined {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1));
        Model other = Sequential.withInputs(2, new Dense(1))) {
      Tensor x = Tensor.of(new float[] {1, 2}, Shape.of(1, 2));
      TensorFuture<Tensor> first = model.predictAsync(x);
      TensorFuture<Tensor> second = other.predictAsync(x);
      try (Tensor y = first.join()) {
        System.out.println(y.item());
      }
      x.close(); // want DisposeWhileInFlight definite
      try (Tensor y = second.join()) {
        System.out.println(y.item());
      }
    }
  }
}
