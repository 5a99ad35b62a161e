// runs: leaks 10 tensors
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** What adds up are the results that nobody closes; no graph is kept for a call. */
final class ModelOnVariableInLoop {
  static void run() {
    try (Model model = Sequential.withInputs(10, new Dense(10));
        Tensor initial = Tensor.ones(100, 10);
        Variable x = Variable.of(initial)) {
      for (int i = 0; i < 10; i++) {
        Tensor y = model.predict(x.value()); // want UnscopedTensor definite
        System.out.println(y.shape());
      }
    }
  }
}
