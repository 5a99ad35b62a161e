// runs: draws implicit random numbers
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** Dropout that was written for training runs in every prediction, too. */
final class DropoutAtPrediction {
  static void run() {
    try (Model model = Sequential.withInputs(4, new Dense(1));
        Tensor x = Tensor.ones(1, 4);
        Tensor y = answer(model, x)) {
      System.out.println(y.item());
    }
  }

  private static Tensor answer(Model model, Tensor x) {
    return TensorScope.tidy(
        () -> {
          Tensor mask = Tensor.rand(1, 4).gt(0.5f); // want ImplicitRandomState definite
          return model.predict(mask.where(x, x.mul(0f)));
        });
  }
}
