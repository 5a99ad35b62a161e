// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** All that was collected is in the list of all. */
final class MovedToAnotherList {
  static void run() {
    List<Tensor> all = new ArrayList<>();
    List<Tensor> batch = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      batch.add(Tensor.of(i));
      all.addAll(batch);
      batch.clear();
    }
    all.forEach(Tensor::close);
  }
}
