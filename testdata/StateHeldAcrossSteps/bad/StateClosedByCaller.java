// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;

/** The next step needs the state that the caller has closed. */
final class StateClosedByCaller {
  static void run() {
    try (Tensor x = Tensor.ones(1, 1, 2);
        StatefulSequential model = StatefulSequential.withInputs(2, new SimpleRnn(3).stateful());
        Tensor first = model.predict(x)) {
      System.out.println(first.toFloatArray().length);
      model.state().close(); // want StateHeldAcrossSteps definite
      try (Tensor second = model.predict(x)) {
        System.out.println(second.toFloatArray().length);
      }
    }
  }
}
