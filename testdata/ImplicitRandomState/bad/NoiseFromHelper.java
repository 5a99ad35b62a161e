// runs: draws implicit random numbers
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** A helper draws, its caller predicts. */
final class NoiseFromHelper {
  static void run() {
    try (Model model = Sequential.withInputs(3, new Dense(1));
        Tensor x = Tensor.ones(1, 3);
        Tensor noisy = jittered(x);
        Tensor y = model.predict(noisy)) {
      System.out.println(y.item());
    }
  }

  private static Tensor jittered(Tensor x) {
    return TensorScope.tidy(
        () -> x.add(Tensor.randn(1, 3).mul(0.1f))); // want ImplicitRandomState definite
  }
}
