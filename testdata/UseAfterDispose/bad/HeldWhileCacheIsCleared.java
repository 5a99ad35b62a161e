// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.util.LinkedHashMap;
import java.util.Map;

/** A request has what the cache gave it, and the cache is cleared before the request is done. */
final class HeldWhileCacheIsCleared {
  private static final Map<String, Tensor> WEIGHTS = new LinkedHashMap<>();

  static void run() {
    put("a", 1f);
    Tensor mine = get("a");
    evictAll();
    System.out.println(mine.item()); // want UseAfterDispose definite
  }

  private static void put(String name, float value) {
    WEIGHTS.put(name, Tensor.of(value));
  }

  private static Tensor get(String name) {
    return WEIGHTS.get(name);
  }

  private static void evictAll() {
    for (Tensor each : WEIGHTS.values()) {
      each.close();
    }
    WEIGHTS.clear();
  }
}
