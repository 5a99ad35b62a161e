// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Sequential;

/** This model keeps nothing from call to call. */
final class NoStateToReset {
  static void run() {
    float[][] sequences = {{1, 2, 3}, {1, 2, 3}};
    try (Sequential model = Sequential.withInputs(1, new Dense(1))) {
      for (float[] sequence : sequences) {
        for (float value : sequence) {
          try (Tensor x = Tensor.fill(value, 1, 1);
              Tensor y = model.predict(x)) {
            System.out.println(y.item());
          }
        }
      }
    }
  }
}
