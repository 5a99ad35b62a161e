// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import dev.tensorlint.runtime.random.Generator;

/** A generator with a seed gives the same noise in every run. */
final class NoiseWithSeed {
  static void run() {
    Generator random = new Generator(7);
    try (Model model = Sequential.withInputs(5, new Dense(1));
        Tensor x = Tensor.ones(1, 5);
        Tensor noise = random.normal(1, 5);
        Tensor noisy = x.add(noise);
        Tensor y = model.predict(noisy)) {
      System.out.println(y.item());
    }
  }
}
