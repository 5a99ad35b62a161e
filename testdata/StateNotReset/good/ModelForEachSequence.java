// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;

/** A model of its own for each sequence has no former state. */
final class ModelForEachSequence {
  static void run() {
    float[][] sequences = {{1, 2, 3}, {1, 2, 3}};
    for (int i = 0; i < sequences.length; i++) {
      try (StatefulSequential model =
          StatefulSequential.withInputs(1, new SimpleRnn(i + 1).stateful())) {
        for (float value : sequences[i]) {
          try (Tensor x = Tensor.fill(value, 1, 1, 1);
              Tensor y = model.predict(x)) {
            System.out.println(y.shape());
          }
        }
      }
    }
  }
}
