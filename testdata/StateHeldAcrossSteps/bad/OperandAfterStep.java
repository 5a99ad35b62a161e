// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;

/** The difference of two states, one of which is gone. */
final class OperandAfterStep {
  static void run() {
    try (StatefulSequential model = StatefulSequential.withInputs(1, new SimpleRnn(2).stateful());
        Tensor x = Tensor.ones(1, 1, 1)) {
      model.predict(x).close();
      Tensor before = model.state();
      model.predict(x).close();
      try (Tensor change = model.state().sub(before)) { // want StateHeldAcrossSteps definite
        System.out.println(change.toFloatArray()[0]);
      }
    }
  }
}
