// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;

/** A static cache keeps what was ever asked for. */
final class StaticCacheGrows {
  private static final Map<String, Tensor> CACHE = new HashMap<>();

  static void run() {
    System.out.println(first("a") + first("b"));
  }

  private static float first(String name) {
    CACHE.put(name, Tensor.of(name.length())); // want TensorAccumulates definite
    return CACHE.get(name).item();
  }
}
