// runs: clean
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorFuture;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The computation uses what the scope does not own. */
final class InputOfTheCaller {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1));
        Tensor x = Tensor.of(new float[] {1, 2}, Shape.of(1, 2))) {
      TensorFuture<Tensor> future;
      try (TensorScope scope = TensorScope.open()) {
        System.out.println(Tensor.of(3f).mul(2f).item());
        future = model.predictAsync(x);
      }
      future.join().close();
    }
  }
}
