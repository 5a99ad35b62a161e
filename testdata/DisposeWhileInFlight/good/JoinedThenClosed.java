// runs: clean
// trap: lambdas-and-async
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorFuture;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The input is closed behind the join. */
final class JoinedThenClosed {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1))) {
      Tensor x = Tensor.of(new float[] {1, 2}, Shape.of(1, 2));
      TensorFuture<Tensor> future = model.predictAsync(x);
      try (Tensor y = future.join()) {
        System.out.println(y.item());
      }
      x.close();
    }
  }
}
