// runs: clean
// trap: ownership-returned
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** The caller closes what was collected for it. */
final class CollectedForCaller {
  static void run() {
    for (Tensor row : rows()) {
      row.close();
    }
  }

  private static List<Tensor> rows() {
    List<Tensor> rows = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      rows.add(Tensor.of(i));
    }
    return rows;
  }
}
