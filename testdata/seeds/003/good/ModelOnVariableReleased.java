// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorRuntime;
import dev.tensorlint.runtime.grad.Variable;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** With the results closed, a hundred calls take no byte more than one. */
final class ModelOnVariableReleased {
  static void run() {
    try (Model model = Sequential.withInputs(10, new Dense(10));
        Tensor initial = Tensor.ones(100, 10);
        Variable x = Variable.of(initial)) {
      long before = TensorRuntime.liveBytes();
      for (int i = 0; i < 100; i++) {
        model.predict(x.value()).close();
      }
      if (TensorRuntime.liveBytes() > before) {
        throw new IllegalStateException("a call keeps memory");
      }
    }
  }
}
