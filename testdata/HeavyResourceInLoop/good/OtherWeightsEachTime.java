// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Activation;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The seed of the weights changes from round to round. */
final class OtherWeightsEachTime {
  static void run() {
    for (long seed = 1; seed < 4; seed++) {
      Dense layer = new Dense(1, Activation.LINEAR, seed);
      try (Model model = Sequential.withInputs(1, layer);
          Tensor x = Tensor.ones(1, 1);
          Tensor y = model.predict(x)) {
        System.out.println(y.item());
      }
    }
  }
}
