// runs: clean
import dev.tensorlint.runtime.Tensor;

/** Each round closes the value of the round before. */
final class StepByStep {
  static void run() {
    Tensor state = Tensor.of(1f, -2f);
    for (int i = 0; i < 3; i++) {
      Tensor next = state.tanh();
      state.close();
      state = next;
    }
    System.out.println(state.toFloatArray()[0]);
    state.close();
  }
}
