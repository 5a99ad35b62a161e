// runs: builds the same again
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Sequential;

/** The layer has a name, and is the same in each round as well. */
final class LayerBuiltBeside {
  static void run() {
    int units = 3;
    int round = 0;
    while (round < 2) {
      Dense layer = new Dense(units);
      try (Sequential model = Sequential.withInputs(2, layer); // want HeavyResourceInLoop definite
          Tensor x = Tensor.ones(1, 2);
          Tensor y = model.predict(x)) {
        System.out.println(y.shape());
      }
      round++;
    }
  }
}
