// runs: leaks 3 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;

/** A map by step grows the same way. */
final class MapOfSteps {
  static void run() {
    Map<Integer, Tensor> byStep = new HashMap<>();
    for (int step = 0; step < 3; step++) {
      Tensor loss = Tensor.of(step); // want TensorAccumulates definite
      byStep.put(step, loss);
    }
    System.out.println(byStep.size());
  }
}
