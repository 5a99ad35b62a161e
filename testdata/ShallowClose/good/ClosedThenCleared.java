// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** First the tensors, then the list. */
final class ClosedThenCleared {
  static void run() {
    List<Tensor> outputs = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      outputs.add(Tensor.of(i));
    }
    outputs.forEach(Tensor::close);
    outputs.clear();
  }
}
