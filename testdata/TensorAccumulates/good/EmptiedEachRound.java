// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** Each round starts with an empty list. */
final class EmptiedEachRound {
  static void run() {
    List<Tensor> batch = new ArrayList<>();
    for (int round = 0; round < 3; round++) {
      for (int i = 0; i < 2; i++) {
        batch.add(Tensor.of(i));
      }
      for (Tensor x : batch) {
        x.close();
      }
      batch.clear();
    }
  }
}
