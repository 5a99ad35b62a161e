// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;

/** The try closes what the model still needs. */
final class BorrowedInTry {
  static void run() {
    try (StatefulSequential model = StatefulSequential.withInputs(1, new SimpleRnn(2).stateful());
        Tensor x = Tensor.ones(1, 1, 1)) {
      model.predict(x).close();
      try (Tensor state = model.state()) { // want StateHeldAcrossSteps definite
        System.out.println(state.toFloatArray()[0]);
      }
      model.predict(x).close();
    }
  }
}
