// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;

/** Only one of two ways takes a step, and this run goes it. */
final class ReadAfterStepOnSomeWay {
  static void run() {
    try (StatefulSequential model = StatefulSequential.withInputs(1, new SimpleRnn(2).stateful());
        Tensor x = Tensor.ones(1, 1, 1)) {
      model.predict(x).close();
      Tensor state = model.state();
      if (x.shape().rank() == 3) {
        model.predict(x).close();
      }
      System.out.println(state.toFloatArray()[0]); // want StateHeldAcrossSteps potential
    }
  }
}
