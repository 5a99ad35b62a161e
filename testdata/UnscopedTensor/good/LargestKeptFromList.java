// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** One element outlives the loop, and is closed behind it. */
final class LargestKeptFromList {
  static void run() {
    Tensor first = null;
    for (Tensor part : parts()) {
      if (first == null) {
        first = part;
      } else {
        part.close();
      }
    }
    if (first != null) {
      first.close();
    }
  }

  private static List<Tensor> parts() {
    List<Tensor> parts = new ArrayList<>();
    parts.add(Tensor.of(1f));
    parts.add(Tensor.of(2f));
    return parts;
  }
}
