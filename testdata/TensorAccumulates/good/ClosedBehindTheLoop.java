// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** All are closed when the training is over. */
final class ClosedBehindTheLoop {
  static void run() {
    List<Tensor> losses = new ArrayList<>();
    for (int step = 0; step < 3; step++) {
      losses.add(Tensor.of(step));
    }
    losses.forEach(Tensor::close);
  }
}
