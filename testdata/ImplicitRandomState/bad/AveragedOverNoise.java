// runs: draws implicit random numbers
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** Ten noisy answers are averaged; the average is random as well. */
final class AveragedOverNoise {
  static void run() {
    try (Model model = Sequential.withInputs(2, new Dense(1));
        Tensor x = Tensor.ones(1, 2)) {
      float sum = 0;
      for (int i = 0; i < 10; i++) {
        try (Tensor noise = Tensor.randn(1, 2); // want ImplicitRandomState definite
            Tensor noisy = x.add(noise);
            Tensor y = model.predict(noisy)) {
          sum += y.item();
        }
      }
      System.out.println(sum / 10);
    }
  }
}
