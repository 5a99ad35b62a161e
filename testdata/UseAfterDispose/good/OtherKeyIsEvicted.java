// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;

/** What is removed from the map and closed is not what was looked up in it. */
final class OtherKeyIsEvicted {
  static void run() {
    Map<String, Tensor> weights = new HashMap<>();
    weights.put("bias", Tensor.of(1f));
    weights.put("old", Tensor.of(2f));
    try {
      System.out.println(evict(weights));
    } finally {
      weights.values().forEach(Tensor::close);
    }
  }

  private static float evict(Map<String, Tensor> weights) {
    Tensor bias = weights.get("bias");
    weights.remove("old").close();
    return bias.item();
  }
}
