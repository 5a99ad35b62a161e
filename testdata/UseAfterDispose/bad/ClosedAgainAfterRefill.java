// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.util.Arrays;

/** The states are new, but closed once more before they are read. */
final class ClosedAgainAfterRefill {
  static void run() {
    Tensor[] states = {Tensor.of(1f), Tensor.of(2f)};
    closeAll(states);
    Arrays.setAll(states, i -> Tensor.of((float) i));
    closeAll(states);
    System.out.println(states[0].item()); // want UseAfterDispose definite
  }

  private static void closeAll(Tensor[] states) {
    for (Tensor state : states) {
      state.close();
    }
  }
}
