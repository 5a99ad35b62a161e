// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;

/** A loader fills the map of its caller, one entry for each name that it finds. */
final class WeightsIntoCallersMap {
  static void run() {
    Map<String, Tensor> weights = new HashMap<>();
    new Checkpoint("kernel,bias").loadInto(weights); // want UnscopedTensor potential
    System.out.println(weights.get("bias").item());
  }

  private record Checkpoint(String names) {
    void loadInto(Map<String, Tensor> weights) {
      for (String name : names.split(",")) {
        weights.put(name, Tensor.of(name.length()));
      }
    }
  }
}
