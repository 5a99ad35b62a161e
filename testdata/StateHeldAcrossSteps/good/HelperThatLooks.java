// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;

/** A helper that only looks takes no step. */
final class HelperThatLooks {
  static void run() {
    try (StatefulSequential model = StatefulSequential.withInputs(1, new SimpleRnn(2).stateful());
        Tensor x = Tensor.ones(1, 1, 1)) {
      model.predict(x).close();
      Tensor state = model.state();
      show(model);
      System.out.println(state.toFloatArray()[0]);
    }
  }

  private static void show(StatefulSequential model) {
    System.out.println(model.hasState() + " " + model.isClosed());
  }
}
