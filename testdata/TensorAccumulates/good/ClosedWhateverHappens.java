// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** A finally closes what the loop got to. */
final class ClosedWhateverHappens {
  static void run() {
    List<Tensor> losses = new ArrayList<>();
    try {
      for (int step = 0; step < 3; step++) {
        losses.add(Tensor.of(step));
      }
      System.out.println(losses.get(2).item());
    } finally {
      for (int i = losses.size() - 1; i >= 0; i--) {
        losses.get(i).close();
      }
    }
  }
}
