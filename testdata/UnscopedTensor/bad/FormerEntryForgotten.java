// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;

/** The map owns its tensors; the one that a newer one replaces is counted and forgotten. */
final class FormerEntryForgotten implements AutoCloseable {
  private final Map<String, Tensor> entries = new HashMap<>();
  private int replaced;

  static void run() {
    try (FormerEntryForgotten store = new FormerEntryForgotten()) {
      store.put("a", 1f);
      store.put("a", 2f);
      System.out.println(store.replaced);
    }
  }

  private void put(String key, float value) {
    Tensor former = entries.put(key, Tensor.of(value)); // want UnscopedTensor potential
    if (former != null) {
      replaced++;
    }
  }

  @Override
  public void close() {
    entries.values().forEach(Tensor::close);
    entries.clear();
  }
}
