// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.GradientTape;
import dev.tensorlint.runtime.grad.Variable;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** Tape, result and gradient end with their round; no collection is asked for. */
final class TapeAndResultClosed {
  static void run() {
    try (Model model = Sequential.withInputs(10, new Dense(10));
        Tensor initial = Tensor.ones(100, 10);
        Variable x = Variable.of(initial)) {
      for (int i = 0; i < 10; i++) {
        try (GradientTape tape = GradientTape.open();
            Tensor y = model.predict(x.value());
            Tensor loss = y.mean();
            Tensor gradient = tape.gradient(loss, x.value())) {
          System.out.println(gradient.shape());
        }
      }
    }
  }
}
