// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.util.HashMap;
import java.util.Map;

/** What goes into the cache is kept, and the cache closes it. */
final class KeptForTheCache {
  private static final Map<String, Tensor> CACHE = new HashMap<>();

  static void run() {
    compute("one");
    System.out.println(CACHE.get("one").item());
    CACHE.values().forEach(Tensor::close);
    CACHE.clear();
  }

  private static void compute(String name) {
    try (TensorScope scope = TensorScope.open()) {
      Tensor length = Tensor.scalar(name.length());
      CACHE.put(name, length.square().keep());
    }
  }
}
