// runs: draws implicit random numbers
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** Noise only where somebody asked for it: then the answer is random. */
final class NoiseBehindFlag {
  static void run() {
    System.out.println(answer(true));
  }

  private static float answer(boolean isNoisy) {
    try (TensorScope scope = TensorScope.open();
        Model model = Sequential.withInputs(2, new Dense(1))) {
      Tensor x = Tensor.ones(1, 2);
      if (isNoisy) {
        x = x.add(Tensor.randn(1, 2)); // want ImplicitRandomState potential
      }
      return model.predict(x).item();
    }
  }
}
