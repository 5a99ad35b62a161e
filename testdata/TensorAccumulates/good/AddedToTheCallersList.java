// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** The list is the caller's, and so is what is in it. */
final class AddedToTheCallersList {
  static void run() {
    List<Tensor> rows = new ArrayList<>();
    fill(rows);
    rows.forEach(Tensor::close);
  }

  private static void fill(List<Tensor> rows) {
    for (int i = 0; i < 3; i++) {
      rows.add(Tensor.of(i));
    }
  }
}
