// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;

/** What was computed of the state is a tensor of its own. */
final class ComputedBeforeStep {
  static void run() {
    try (StatefulSequential model = StatefulSequential.withInputs(1, new SimpleRnn(2).stateful());
        Tensor x = Tensor.ones(1, 1, 1)) {
      model.predict(x).close();
      try (Tensor twice = model.state().mul(2f)) {
        model.predict(x).close();
        System.out.println(twice.toFloatArray()[0]);
      }
    }
  }
}
