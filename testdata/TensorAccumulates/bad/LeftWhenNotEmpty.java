// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** The test is the wrong way round: who returns early leaves what is in the list. */
final class LeftWhenNotEmpty {
  static void run() {
    System.out.println(sum(2) + sum(0));
  }

  private static float sum(int count) {
    List<Tensor> rows = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      rows.add(Tensor.of((float) i)); // want TensorAccumulates definite
    }
    if (rows.size() != 0) {
      return 0f;
    }
    float sum = 0f;
    for (Tensor row : rows) {
      sum += row.item();
      row.close();
    }
    return sum;
  }
}
