// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;

/** A copy of the state is the caller's. */
final class CopiedStateClosed {
  static void run() {
    try (Tensor x = Tensor.ones(1, 1, 2);
        StatefulSequential model = StatefulSequential.withInputs(2, new SimpleRnn(3).stateful());
        Tensor first = model.predict(x);
        Tensor state = model.copyState();
        Tensor second = model.predict(x)) {
      System.out.println(first.toFloatArray().length + state.toFloatArray().length);
      System.out.println(second.toFloatArray().length);
    }
  }
}
