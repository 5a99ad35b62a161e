// runs: leaks 4 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** Two loops fill one list. */
final class EpochsAndSteps {
  static void run() {
    List<Tensor> seen = new ArrayList<>();
    for (int epoch = 0; epoch < 2; epoch++) {
      for (int step = 0; step < 2; step++) {
        seen.add(Tensor.of(epoch, step)); // want TensorAccumulates definite
      }
    }
    System.out.println(seen.size());
  }
}
