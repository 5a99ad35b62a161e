// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.util.ArrayList;
import java.util.List;

/** The scope around the loop closes them. */
final class RoundsInScope {
  static void run() {
    try (TensorScope scope = TensorScope.open()) {
      List<Tensor> losses = new ArrayList<>();
      for (int step = 0; step < 3; step++) {
        losses.add(Tensor.of(step));
      }
      System.out.println(losses.get(2).item());
    }
  }
}
