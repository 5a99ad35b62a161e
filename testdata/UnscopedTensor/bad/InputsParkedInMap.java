// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.util.Map;

/** The inputs of a request are parked in a map. */
final class InputsParkedInMap {
  static void run() {
    Map<String, Tensor> inputs = Map.of("x", Tensor.of(1f)); // want UnscopedTensor definite
    System.out.println(inputs.get("x").item());
  }
}
