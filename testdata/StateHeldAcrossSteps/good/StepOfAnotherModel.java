// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;

/** Another model goes on: this one keeps its state. */
final class StepOfAnotherModel {
  static void run() {
    try (StatefulSequential model = StatefulSequential.withInputs(1, new SimpleRnn(2).stateful());
        Tensor x = Tensor.ones(1, 1, 1)) {
      model.predict(x).close();
      Tensor state = model.state();
      try (StatefulSequential other =
          StatefulSequential.withInputs(1, new SimpleRnn(2).stateful())) {
        other.predict(x).close();
      }
      System.out.println(state.toFloatArray()[0]);
    }
  }
}
