// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;

/** A reset frees the state as well. */
final class ReadAfterReset {
  static void run() {
    try (StatefulSequential model = StatefulSequential.withInputs(1, new SimpleRnn(2).stateful());
        Tensor x = Tensor.ones(1, 1, 1)) {
      model.predict(x).close();
      Tensor state = model.state();
      model.resetStates();
      System.out.println(state.toFloatArray()[0]); // want StateHeldAcrossSteps definite
    }
  }
}
