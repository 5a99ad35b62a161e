// runs: draws implicit random numbers
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** Noise on the input, from the implicit generator: each call answers otherwise. */
final class NoiseOnInput {
  static void run() {
    try (Model model = Sequential.withInputs(5, new Dense(1));
        Tensor x = Tensor.ones(1, 5);
        Tensor noise = Tensor.randn(1, 5); // want ImplicitRandomState definite
        Tensor noisy = x.add(noise);
        Tensor y = model.predict(noisy)) {
      System.out.println(y.item());
    }
  }
}
