// runs: clean
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorFuture;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** What is closed is not what the computation uses. */
final class OtherTensorClosed {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1));
        Tensor x = Tensor.of(new float[] {1, 2}, Shape.of(1, 2))) {
      Tensor other = Tensor.of(3f);
      TensorFuture<Tensor> future = model.predictAsync(x);
      other.close();
      future.join().close();
    }
  }
}
