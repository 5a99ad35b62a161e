// runs: clean
// trap: held-elsewhere
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** The callers own what they register. */
final class BorrowedInField {
  private final List<Tensor> seen = new ArrayList<>();

  static void run() {
    BorrowedInField monitor = new BorrowedInField();
    try (Tensor x = Tensor.of(1f)) {
      monitor.see(x);
    }
  }

  private void see(Tensor x) {
    seen.add(x);
    System.out.println(seen.size());
  }
}
