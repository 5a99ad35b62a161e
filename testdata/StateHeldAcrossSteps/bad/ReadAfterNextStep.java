// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;

/** The state from before the step is compared with the one behind it. */
final class ReadAfterNextStep {
  static void run() {
    try (StatefulSequential model = StatefulSequential.withInputs(1, new SimpleRnn(2).stateful());
        Tensor x = Tensor.ones(1, 1, 1)) {
      model.predict(x).close();
      Tensor before = model.state();
      model.predict(x).close();
      Tensor after = model.state();
      System.out.println(before.toFloatArray()[0]); // want StateHeldAcrossSteps definite
      System.out.println(after.toFloatArray()[0]);
    }
  }
}
