// runs: draws implicit random numbers
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorFuture;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The prediction runs on another thread, with noise that was drawn here. */
final class NoisyFuture {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1));
        Tensor x = Tensor.ones(1, 2);
        Tensor noise = Tensor.randn(1, 2); // want ImplicitRandomState definite
        Tensor noisy = x.add(noise)) {
      TensorFuture<Tensor> future = model.predictAsync(noisy);
      try (Tensor y = future.join()) {
        System.out.println(y.item());
      }
    }
  }
}
