// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** Models belong to no scope. */
final class ModelReturnedFromScope {
  static void run() {
    try (Model model = load()) {
      System.out.println(model.isClosed());
    }
  }

  private static Model load() {
    try (TensorScope scope = TensorScope.open()) {
      Model model = Sequential.withInputs(2, new Dense(1));
      System.out.println(model.predict(Tensor.ones(1, 2)).toFloatArray().length);
      return model;
    }
  }
}
