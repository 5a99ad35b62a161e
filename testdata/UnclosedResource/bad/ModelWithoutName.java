// runs: leaks 1 model
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Sequential;

/** The model that predicts has no name. */
final class ModelWithoutName {
  static void run() {
    try (Tensor x = Tensor.ones(1, 2);
        Tensor y =
            Sequential.withInputs(2, new Dense(1)) // want UnclosedResource definite
                .predict(x)) {
      System.out.println(y.toFloatArray().length);
    }
  }
}
