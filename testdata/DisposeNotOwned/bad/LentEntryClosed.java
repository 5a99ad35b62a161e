// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;

/** The store lends its entries, and who reads one closes it. */
final class LentEntryClosed {
  static final class Store implements AutoCloseable {
    private final Map<String, Tensor> entries = new HashMap<>();

    void put(String key, Tensor value) {
      entries.put(key, value);
    }

    Tensor get(String key) {
      return entries.get(key);
    }

    @Override
    public void close() {
      entries.values().forEach(Tensor::close);
      entries.clear();
    }
  }

  static void run() {
    try (Store store = new Store()) {
      store.put("x", Tensor.of(1f, 2f));
      System.out.println(read(store));
      System.out.println(read(store));
    }
  }

  private static float read(Store store) {
    Tensor lent = store.get("x");
    float first = lent.toFloatArray()[0];
    lent.close(); // want DisposeNotOwned potential
    return first;
  }
}
