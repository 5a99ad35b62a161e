// runs: leaks 9 tensors
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/**
 * The random numbers are not kept anywhere: what adds up are three tensors a call that nobody
 * closes.
 */
final class UnseededNoiseForgotten {
  static void run() {
    try (Model model = Sequential.withInputs(5, new Dense(10));
        Tensor x = Tensor.ones(1, 5)) {
      for (int i = 0; i < 3; i++) {
        Tensor y = withNoise(model, x); // want UnscopedTensor definite
        System.out.println(y.shape());
      }
    }
  }

  private static Tensor withNoise(Model model, Tensor inputs) {
    Tensor noise = Tensor.randn(1, 5); // want ImplicitRandomState definite, UnscopedTensor definite
    return model.predict(inputs.add(noise)); // want DiscardedTensor definite
  }
}
