// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** Two loops for two levels. */
final class ListsInList {
  static void run() {
    List<List<Tensor>> batches = List.of(parts(), parts());
    for (List<Tensor> batch : batches) {
      for (Tensor part : batch) {
        part.close();
      }
    }
  }

  private static List<Tensor> parts() {
    List<Tensor> parts = new ArrayList<>();
    parts.add(Tensor.of(1f));
    parts.add(Tensor.of(2f));
    return parts;
  }
}
