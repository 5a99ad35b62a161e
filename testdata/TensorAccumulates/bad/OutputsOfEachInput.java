// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;

/** The inputs are closed, the outputs are not. */
final class OutputsOfEachInput {
  static void run() {
    List<Tensor> inputs = List.of(Tensor.of(1f), Tensor.of(2f));
    List<Tensor> outputs = new ArrayList<>();
    for (Tensor input : inputs) {
      outputs.add(input.relu()); // want TensorAccumulates definite
      input.close();
    }
    System.out.println(outputs.size());
  }
}
