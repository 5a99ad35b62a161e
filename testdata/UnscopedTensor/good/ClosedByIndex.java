// runs: clean
// trap: collections-and-closers
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** A loop with an index has each element once. */
final class ClosedByIndex {
  static void run() {
    List<Tensor> parts = parts();
    for (int i = 0; i < parts.size(); i++) {
      parts.get(i).close();
    }
  }

  private static List<Tensor> parts() {
    List<Tensor> parts = new ArrayList<>();
    parts.add(Tensor.of(1f));
    parts.add(Tensor.of(2f));
    return parts;
  }
}
