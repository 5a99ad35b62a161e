// runs: clean
// trap: nothing-to-close
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** A plot needs numbers, not tensors. */
final class NumbersKept {
  static void run() {
    List<Float> losses = new ArrayList<>();
    for (int step = 0; step < 3; step++) {
      try (Tensor loss = Tensor.of(step)) {
        losses.add(loss.item());
      }
    }
    System.out.println(losses);
  }
}
