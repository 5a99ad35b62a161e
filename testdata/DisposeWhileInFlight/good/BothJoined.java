// runs: clean
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorFuture;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** All computations are joined before the release. */
final class BothJoined {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1));
        Model other = Sequential.withInputs(2, new Dense(1))) {
      Tensor x = Tensor.of(new float[] {1, 2}, Shape.of(1, 2));
      TensorFuture<Tensor> first = model.predictAsync(x);
      TensorFuture<Tensor> second = other.predictAsync(x);
      first.join().close();
      second.join().close();
      x.close();
    }
  }
}
