// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;

/** Each round keeps the state of the one before. */
final class LastStateOfLoop {
  static void run() {
    try (StatefulSequential model = StatefulSequential.withInputs(1, new SimpleRnn(2).stateful());
        Tensor x = Tensor.ones(1, 1, 1)) {
      model.predict(x).close();
      Tensor former = null;
      for (int i = 0; i < 3; i++) {
        if (former != null) {
          System.out.println(former.toFloatArray()[0]); // want StateHeldAcrossSteps definite
        }
        former = model.state();
        model.predict(x).close();
      }
    }
  }
}
