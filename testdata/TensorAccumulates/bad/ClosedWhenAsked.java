// runs: leaks 3 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** Who does not ask for it keeps them all. */
final class ClosedWhenAsked {
  static void run() {
    train(false);
  }

  private static void train(boolean isShort) {
    List<Tensor> losses = new ArrayList<>();
    for (int step = 0; step < 3; step++) {
      losses.add(Tensor.of(step)); // want TensorAccumulates potential
    }
    if (isShort) {
      losses.forEach(Tensor::close);
    }
  }
}
