// runs: clean
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The body of tidy joins what it starts and returns the result. */
final class JoinedInTidy {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1));
        Tensor y =
            TensorScope.tidy(
                () -> {
                  Tensor x = Tensor.of(new float[] {1, 2}, Shape.of(1, 2));
                  return model.predictAsync(x).join();
                })) {
      System.out.println(y.item());
    }
  }
}
