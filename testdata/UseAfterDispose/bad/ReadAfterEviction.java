// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;

/** A method closes all that is in the cache and clears it; the caller still has an entry. */
final class ReadAfterEviction {
  static void run() {
    Map<String, Tensor> cache = new HashMap<>();
    Tensor weights = Tensor.of(1f, -2f);
    cache.put("weights", weights);
    evict(cache);
    System.out.println(weights.toFloatArray()[0]); // want UseAfterDispose definite
  }

  private static void evict(Map<String, Tensor> cache) {
    cache.values().forEach(Tensor::close);
    cache.clear();
  }
}
