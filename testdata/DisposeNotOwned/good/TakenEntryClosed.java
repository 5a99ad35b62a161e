// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;

/** The store gives its entries away: who takes one out closes it. */
final class TakenEntryClosed {
  static final class Store implements AutoCloseable {
    private final Map<String, Tensor> entries = new HashMap<>();

    void put(String key, Tensor value) {
      entries.put(key, value);
    }

    Tensor take(String key) {
      return entries.remove(key);
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
      Tensor own = store.take("x");
      System.out.println(own.toFloatArray()[0]);
      own.close();
    }
  }
}
