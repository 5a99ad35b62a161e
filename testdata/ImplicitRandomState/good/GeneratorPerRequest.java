// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import dev.tensorlint.runtime.random.Generator;

/** The caller hands the generator in, and so decides what is repeated. */
final class GeneratorPerRequest {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1));
        Tensor x = Tensor.ones(1, 2)) {
      for (int request = 0; request < 3; request++) {
        System.out.println(answer(model, x, new Generator(request)));
      }
    }
  }

  private static float answer(Model model, Tensor x, Generator random) {
    return TensorScope.tidy(
        () -> {
          Tensor noisy = x.add(random.uniform(1, 2));
          return model.predict(noisy).item();
        });
  }
}
