// runs: clean
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The prediction is joined inside the scope. */
final class JoinedInScope {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1));
        TensorScope scope = TensorScope.open()) {
      Tensor x = Tensor.of(new float[] {1, 2}, Shape.of(1, 2));
      System.out.println(model.predictAsync(x).join().item());
    }
  }
}
