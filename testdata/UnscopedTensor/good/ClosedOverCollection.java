// runs: clean
// trap: collections-and-closers
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** Collected in one loop, closed in the next. */
final class ClosedOverCollection {
  static void run() {
    List<Tensor> batch = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      batch.add(Tensor.of(i));
    }
    for (Tensor element : batch) {
      System.out.println(element.toFloatArray()[0]);
      element.close();
    }
  }
}
