// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;

/** A copy is the caller's, and stays what it is. */
final class CopiedBeforeStep {
  static void run() {
    try (StatefulSequential model = StatefulSequential.withInputs(1, new SimpleRnn(2).stateful());
        Tensor x = Tensor.ones(1, 1, 1)) {
      model.predict(x).close();
      try (Tensor before = model.copyState()) {
        model.predict(x).close();
        System.out.println(before.toFloatArray()[0]);
      }
    }
  }
}
