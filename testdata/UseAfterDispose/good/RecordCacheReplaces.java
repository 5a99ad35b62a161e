// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;

/** A cache of records closes what it replaces, forgets and holds at its end. */
final class RecordCacheReplaces implements AutoCloseable {
  private final Map<String, Batch> cache = new HashMap<>();

  private record Batch(Tensor features, Tensor labels) implements AutoCloseable {
    static Batch of(float value) {
      return new Batch(Tensor.of(value), Tensor.of(value));
    }

    @Override
    public void close() {
      features.close();
      labels.close();
    }
  }

  static void run() {
    try (RecordCacheReplaces one = new RecordCacheReplaces()) {
      one.remember("a", 1f);
      one.remember("a", 2f);
      System.out.println(one.read("a") + one.read("b"));
      one.remember("b", 3f);
      one.forget("a");
    }
  }

  private void remember(String key, float value) {
    Batch former = cache.put(key, Batch.of(value));
    if (former != null) {
      former.close();
    }
  }

  private float read(String key) {
    Batch batch = cache.get(key);
    return batch == null ? 0 : batch.features().item() + batch.labels().item();
  }

  private void forget(String key) {
    Batch batch = cache.remove(key);
    if (batch != null) {
      System.out.println(batch.labels().item());
      batch.close();
    }
  }

  @Override
  public void close() {
    cache.values().forEach(Batch::close);
    cache.clear();
  }
}
