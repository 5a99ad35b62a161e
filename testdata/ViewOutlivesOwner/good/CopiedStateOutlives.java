// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;

/** A copied state is the caller's. */
final class CopiedStateOutlives {
  static void run() {
    Tensor state;
    try (Tensor x = Tensor.ones(1, 1, 2);
        StatefulSequential model = StatefulSequential.withInputs(2, new SimpleRnn(3).stateful());
        Tensor y = model.predict(x)) {
      state = model.copyState();
      System.out.println(y.toFloatArray().length);
    }
    System.out.println(state.toFloatArray().length);
    state.close();
  }
}
