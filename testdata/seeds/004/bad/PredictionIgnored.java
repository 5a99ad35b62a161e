// runs: leaks 10 tensors
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** To return a tensor is no leak: the caller that ignores it is. */
final class PredictionIgnored {
  static void run() {
    try (Model model = Sequential.withInputs(5, new Dense(10));
        Tensor x = Tensor.ones(1, 5)) {
      for (int i = 0; i < 10; i++) {
        prediction(model, x); // want DiscardedTensor definite
      }
    }
  }

  private static Tensor prediction(Model model, Tensor inputs) {
    Tensor intermediate = model.predict(inputs);
    return intermediate;
  }
}
