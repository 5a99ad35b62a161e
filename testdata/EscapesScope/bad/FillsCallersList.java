// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.util.ArrayList;
import java.util.List;

/** A helper fills the list of its caller inside a scope of its own. */
final class FillsCallersList {
  static void run() {
    List<Tensor> rows = new ArrayList<>();
    load(rows);
    System.out.println(rows.get(0).item());
  }

  private static void load(List<Tensor> rows) {
    try (TensorScope scope = TensorScope.open()) {
      rows.add(Tensor.scalar(2f)); // want EscapesScope definite
    }
  }
}
