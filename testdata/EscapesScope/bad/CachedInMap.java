// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.util.HashMap;
import java.util.Map;

/** A cache takes what the scope of its computation closes. */
final class CachedInMap {
  private static final Map<String, Tensor> CACHE = new HashMap<>();

  static void run() {
    System.out.println(cached("one") + cached("one"));
  }

  private static float cached(String name) {
    if (!CACHE.containsKey(name)) {
      compute(name);
    }
    return CACHE.get(name).item();
  }

  private static void compute(String name) {
    try (TensorScope scope = TensorScope.open()) {
      Tensor length = Tensor.scalar(name.length());
      CACHE.put(name, length.square()); // want EscapesScope definite
    }
  }
}
