// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** The state of each step leaves the scope of the step. */
final class StateKeptPerStep {
  static void run() {
    Tensor state = Tensor.of(1f, -2f);
    for (int i = 0; i < 3; i++) {
      try (TensorScope scope = TensorScope.open()) {
        Tensor next = state.mul(2f).tanh().keep();
        state.close();
        state = next;
      }
    }
    System.out.println(state.toFloatArray()[0]);
    state.close();
  }
}
