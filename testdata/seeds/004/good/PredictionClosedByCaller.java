// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorRuntime;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The same method; its caller closes what it gets, and no call keeps memory. */
final class PredictionClosedByCaller {
  static void run() {
    try (Model model = Sequential.withInputs(5, new Dense(10));
        Tensor x = Tensor.ones(1, 5)) {
      long before = TensorRuntime.liveBytes();
      for (int i = 0; i < 100; i++) {
        prediction(model, x).close();
      }
      if (TensorRuntime.liveBytes() > before) {
        throw new IllegalStateException("a prediction keeps memory");
      }
    }
  }

  private static Tensor prediction(Model model, Tensor inputs) {
    Tensor intermediate = model.predict(inputs);
    return intermediate;
  }
}
