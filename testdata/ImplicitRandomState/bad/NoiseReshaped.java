// runs: draws implicit random numbers
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** Another shape makes the noise no less random. */
final class NoiseReshaped {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1));
        Tensor noise = Tensor.randn(2, 1); // want ImplicitRandomState definite
        Tensor turned = noise.reshape(1, 2);
        Tensor x = Tensor.ones(1, 2);
        Tensor noisy = turned.add(x);
        Tensor y = model.predict(noisy)) {
      System.out.println(y.item());
    }
  }
}
