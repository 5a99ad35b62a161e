// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;

/** Plain numbers outlive every step. */
final class NumbersOfTheState {
  static void run() {
    try (StatefulSequential model = StatefulSequential.withInputs(1, new SimpleRnn(2).stateful());
        Tensor x = Tensor.ones(1, 1, 1)) {
      model.predict(x).close();
      float[] before = model.state().toFloatArray();
      model.predict(x).close();
      System.out.println(before[0] - model.state().toFloatArray()[0]);
    }
  }
}
