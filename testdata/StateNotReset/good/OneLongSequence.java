// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;

/** One loop, one sequence: it has to go on. */
final class OneLongSequence {
  static void run() {
    try (StatefulSequential model = StatefulSequential.withInputs(1, new SimpleRnn(1).stateful())) {
      for (int t = 0; t < 6; t++) {
        try (Tensor x = Tensor.fill(t, 1, 1, 1);
            Tensor y = model.predict(x)) {
          System.out.println(y.item());
        }
      }
    }
  }
}
