// runs: leaks 3 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** The losses of a training are kept for a plot. */
final class LossesKept {
  static void run() {
    List<Tensor> losses = new ArrayList<>();
    for (int step = 0; step < 3; step++) {
      losses.add(Tensor.of(step)); // want TensorAccumulates definite
    }
    for (Tensor loss : losses) {
      System.out.println(loss.item());
    }
  }
}
