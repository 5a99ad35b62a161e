// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;

/** What is returned was freed by the step behind it. */
final class ReturnedAfterStep {
  static void run() {
    try (StatefulSequential model = StatefulSequential.withInputs(1, new SimpleRnn(2).stateful());
        Tensor x = Tensor.ones(1, 1, 1)) {
      model.predict(x).close();
      System.out.println(former(model, x).toFloatArray()[0]);
    }
  }

  private static Tensor former(StatefulSequential model, Tensor x) {
    Tensor state = model.state();
    model.predict(x).close();
    return state; // want StateHeldAcrossSteps definite
  }
}
