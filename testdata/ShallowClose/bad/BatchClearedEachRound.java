// runs: leaks 6 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** Each round clears what it collected. */
final class BatchClearedEachRound {
  static void run() {
    List<Tensor> batch = new ArrayList<>();
    for (int round = 0; round < 3; round++) {
      batch.add(Tensor.of(1f));
      batch.add(Tensor.of(2f));
      for (Tensor x : batch) {
        System.out.println(x.item());
      }
      batch.clear(); // want ShallowClose definite
    }
  }
}
