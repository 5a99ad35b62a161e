// runs: leaks 1 model
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** A model is asked once and forgotten. */
final class ModelNeverClosed {
  static void run() {
    Model model = Sequential.withInputs(2, new Dense(1)); // want UnclosedResource definite
    try (Tensor x = Tensor.ones(1, 2);
        Tensor y = model.predict(x)) {
      System.out.println(y.toFloatArray().length);
    }
  }
}
