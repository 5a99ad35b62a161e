// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** Each state is closed when the next one takes its slot, and nobody closes the last ones. */
final class StatesReplacedAndLeft {
  static void run() {
    Tensor[] states = {Tensor.of(1f)};
    for (int i = 0; i < states.length; i++) {
      states[i].close();
      states[i] = Tensor.of(3f); // want TensorAccumulates definite
    }
    System.out.println(states[0].item());
  }
}
