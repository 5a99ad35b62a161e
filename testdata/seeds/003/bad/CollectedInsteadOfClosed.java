// runs: leaks 10 tensors, collects the garbage
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.GradientTape;
import dev.tensorlint.runtime.grad.Variable;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/**
 * Forgetting the result and asking for a collection is not a release: each one counts as a leak.
 */
final class CollectedInsteadOfClosed {
  static void run() {
    try (Model model = Sequential.withInputs(10, new Dense(10));
        Tensor initial = Tensor.ones(100, 10);
        Variable x = Variable.of(initial)) {
      for (int i = 0; i < 10; i++) {
        Tensor y;
        try (GradientTape tape = GradientTape.open()) {
          y = model.predict(x.value());
          System.out.println(tape + " has seen " + y.shape());
        }
        y = null; // want OverwrittenTensor definite
        System.gc(); // want ManualGc definite
      }
    }
  }
}
