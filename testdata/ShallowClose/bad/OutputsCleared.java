// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** The list is empty, the memory is not. */
final class OutputsCleared {
  static void run() {
    List<Tensor> outputs = new ArrayList<>();
    outputs.add(Tensor.of(1f));
    outputs.add(Tensor.of(2f));
    System.out.println(outputs.size());
    outputs.clear(); // want ShallowClose definite
  }
}
