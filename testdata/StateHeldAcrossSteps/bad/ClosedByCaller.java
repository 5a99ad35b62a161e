// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;

/** The state is closed like a result; the next step misses it. */
final class ClosedByCaller {
  static void run() {
    try (StatefulSequential model = StatefulSequential.withInputs(1, new SimpleRnn(2).stateful());
        Tensor x = Tensor.ones(1, 1, 1)) {
      model.predict(x).close();
      Tensor state = model.state();
      System.out.println(state.toFloatArray()[0]);
      state.close(); // want StateHeldAcrossSteps definite
      model.predict(x).close();
    }
  }
}
