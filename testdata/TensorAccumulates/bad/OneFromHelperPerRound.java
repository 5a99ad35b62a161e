// runs: leaks 3 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** The helper gives away what it makes. */
final class OneFromHelperPerRound {
  static void run() {
    List<Tensor> rows = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      rows.add(row(i)); // want TensorAccumulates definite
    }
    System.out.println(rows.size());
  }

  private static Tensor row(int i) {
    return Tensor.of(i, i);
  }
}
