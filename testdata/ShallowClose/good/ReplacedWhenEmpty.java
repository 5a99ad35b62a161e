// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** The old list has nothing left in it. */
final class ReplacedWhenEmpty {
  static void run() {
    List<Tensor> kept = parts();
    for (int i = 0; i < kept.size(); i++) {
      kept.get(i).close();
    }
    kept = new ArrayList<>();
    System.out.println(kept.size());
  }

  private static List<Tensor> parts() {
    List<Tensor> parts = new ArrayList<>();
    parts.add(Tensor.of(1f));
    parts.add(Tensor.of(2f));
    return parts;
  }
}
