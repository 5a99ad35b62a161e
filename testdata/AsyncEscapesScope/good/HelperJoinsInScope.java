// runs: clean
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorFuture;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** A helper called inside the scope waits for the future. */
final class HelperJoinsInScope {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1));
        TensorScope scope = TensorScope.open()) {
      Tensor x = Tensor.of(new float[] {1, 2}, Shape.of(1, 2));
      show(model.predictAsync(x));
    }
  }

  private static void show(TensorFuture<Tensor> future) {
    System.out.println(future.join().item());
  }
}
