// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The variable held random numbers once; the model is asked about others. */
final class OverwrittenBeforePrediction {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1))) {
      Tensor x = Tensor.randn(1, 2);
      System.out.println(x.shape());
      x.close();
      x = Tensor.ones(1, 2);
      try (Tensor y = model.predict(x)) {
        System.out.println(y.item());
      }
      x.close();
    }
  }
}
