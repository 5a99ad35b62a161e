// runs: throws ModelClosedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;

/** Closing the model takes its state with it, whoever still wants to predict. */
final class ModelClosedTooEarly {
  static void run() {
    try (Tensor step = Tensor.ones(1, 1, 1)) {
      Model model = StatefulSequential.withInputs(1, new SimpleRnn(10).stateful());
      model.predict(step).close();
      model.close();
      Tensor next = model.predict(step); // want UseAfterDispose definite
      next.close();
    }
  }
}
