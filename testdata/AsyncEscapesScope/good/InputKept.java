// runs: clean
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorFuture;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** What the computation uses is kept out of the scope. */
final class InputKept {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1))) {
      Tensor x;
      TensorFuture<Tensor> future;
      try (TensorScope scope = TensorScope.open()) {
        x = Tensor.of(new float[] {1, 2}, Shape.of(1, 2)).keep();
        future = model.predictAsync(x);
      }
      future.join().close();
      x.close();
    }
  }
}
