// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;

/** The map owns its tensors; one that leaves it is closed, unless it has come back at once. */
final class FormerEntryClosed implements AutoCloseable {
  private final Map<String, Tensor> entries = new HashMap<>();

  static void run() {
    try (FormerEntryClosed store = new FormerEntryClosed()) {
      Tensor second = Tensor.of(2f);
      store.put("a", Tensor.of(1f));
      store.put("a", second);
      store.put("a", second);
      store.put("b", Tensor.of(3f));
      System.out.println(store.drop("b") + store.replaced("a"));
    }
  }

  private void put(String key, Tensor value) {
    Tensor former = entries.put(key, value);
    if (former != null && former != value) {
      former.close();
    }
  }

  private float drop(String key) {
    Tensor removed = entries.remove(key);
    if (removed == null) {
      return 0f;
    }
    float value = removed.item();
    removed.close();
    return value;
  }

  private float replaced(String key) {
    try (Tensor former = entries.put(key, Tensor.of(4f))) {
      return former == null ? 0f : former.item();
    }
  }

  @Override
  public void close() {
    entries.values().forEach(Tensor::close);
    entries.clear();
  }
}
