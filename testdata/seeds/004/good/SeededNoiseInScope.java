// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorRuntime;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import dev.tensorlint.runtime.random.Generator;

/** A generator with a seed, and a scope that takes the noise along. */
final class SeededNoiseInScope {
  static void run() {
    Generator random = new Generator(7);
    try (Model model = Sequential.withInputs(5, new Dense(10));
        Tensor x = Tensor.ones(1, 5)) {
      long draws = TensorRuntime.implicitRandomDraws();
      for (int i = 0; i < 3; i++) {
        try (Tensor y = withNoise(model, x, random)) {
          System.out.println(y.shape());
        }
      }
      if (TensorRuntime.implicitRandomDraws() > draws) {
        throw new IllegalStateException("the implicit generator was used");
      }
    }
  }

  private static Tensor withNoise(Model model, Tensor inputs, Generator random) {
    return TensorScope.tidy(() -> model.predict(inputs.add(random.normal(1, 5))));
  }
}
