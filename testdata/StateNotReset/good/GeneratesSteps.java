// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;

/** The model goes on from what it said itself, a few steps in each round. */
final class GeneratesSteps {
  static void run() {
    try (StatefulSequential model = StatefulSequential.withInputs(1, new SimpleRnn(1).stateful())) {
      for (int round = 0; round < 2; round++) {
        for (int t = 0; t < 3; t++) {
          try (Tensor x = Tensor.fill(t, 1, 1, 1);
              Tensor y = model.predict(x)) {
            System.out.println(y.item());
          }
        }
      }
    }
  }
}
