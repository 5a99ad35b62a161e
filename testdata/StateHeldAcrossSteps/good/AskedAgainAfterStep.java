// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;

/** The variable gets the new state before anybody reads it. */
final class AskedAgainAfterStep {
  static void run() {
    try (StatefulSequential model = StatefulSequential.withInputs(1, new SimpleRnn(2).stateful());
        Tensor x = Tensor.ones(1, 1, 1)) {
      model.predict(x).close();
      Tensor state = model.state();
      System.out.println(state.toFloatArray()[0]);
      model.predict(x).close();
      state = model.state();
      System.out.println(state.toFloatArray()[0]);
    }
  }
}
