// runs: clean
// trap: closed-in-helper
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The helpers close all elements, and leave the container empty behind them. */
final class CacheEvictedByHelper {
  static void run() {
    Map<String, Tensor> cache = new HashMap<>();
    cache.put("a", Tensor.of(1f));
    Tensor second = Tensor.of(2f);
    cache.put("b", second);
    System.out.println(second.item());
    evict(cache);

    List<Tensor> outputs = new ArrayList<>();
    outputs.add(Tensor.of(3f));
    closeAll(outputs);
  }

  private static void evict(Map<String, Tensor> cache) {
    cache.values().forEach(Tensor::close);
    cache.clear();
  }

  private static void closeAll(List<Tensor> outputs) {
    if (outputs == null) {
      return;
    }
    for (Tensor output : outputs) {
      output.close();
    }
    outputs.clear();
  }
}
