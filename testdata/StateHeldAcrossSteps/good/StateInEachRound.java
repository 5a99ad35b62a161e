// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;

/** Each round looks at the state that is there. */
final class StateInEachRound {
  static void run() {
    try (StatefulSequential model = StatefulSequential.withInputs(1, new SimpleRnn(2).stateful());
        Tensor x = Tensor.ones(1, 1, 1)) {
      model.predict(x).close();
      for (int i = 0; i < 3; i++) {
        Tensor state = model.state();
        System.out.println(state.toFloatArray()[0]);
        model.predict(x).close();
      }
    }
  }
}
