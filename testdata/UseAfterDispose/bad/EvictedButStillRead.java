// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;

/** What is removed from the map and closed is the tensor that was looked up in it before. */
final class EvictedButStillRead {
  static void run() {
    Map<String, Tensor> weights = new HashMap<>();
    weights.put("bias", Tensor.of(1f));
    System.out.println(evict(weights));
  }

  private static float evict(Map<String, Tensor> weights) {
    Tensor bias = weights.get("bias");
    weights.remove("bias").close();
    return bias.item(); // want UseAfterDispose definite
  }
}
