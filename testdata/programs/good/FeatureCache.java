// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The least recently used features are closed; who asks is given a handle of his own. */
final class FeatureCache implements AutoCloseable {
  private final Map<String, Entry> entries;
  private int misses;

  private FeatureCache(int capacity) {
    this.entries =
        new LinkedHashMap<>(16, 0.75f, true) {
          @Override
          protected boolean removeEldestEntry(Map.Entry<String, Entry> eldest) {
            if (size() <= capacity) {
              return false;
            }
            eldest.getValue().features().close();
            return true;
          }
        };
  }

  static void run() {
    try (FeatureCache cache = new FeatureCache(2)) {
      for (String key : new String[] {"a", "bb", "a", "ccc", "bb"}) {
        try (Tensor features = cache.get(key, FeatureCache::compute)) {
          System.out.println(key + " " + features.item());
        }
      }
      System.out.println(cache.misses + " misses, " + cache.peek("zzz").isPresent());
      cache.invalidate("bb");
      System.out.println(cache.longest());
    }
  }

  private static Tensor compute(String key) {
    return Tensor.of(key.length());
  }

  private Tensor get(String key, Function<String, Tensor> load) {
    Entry entry = entries.get(key);
    if (entry == null) {
      misses++;
      entry = new Entry(load.apply(key), System.nanoTime());
      entries.put(key, entry);
    }
    return entry.features().clone();
  }

  private Optional<Entry> peek(String key) {
    return Optional.ofNullable(entries.get(key));
  }

  private void invalidate(String key) {
    Entry removed = entries.remove(key);
    if (removed != null) {
      removed.features().close();
    }
  }

  private float longest() {
    float longest = 0f;
    for (Map.Entry<String, Entry> each : entries.entrySet()) {
      longest = Math.max(longest, each.getValue().features().item());
    }
    return longest;
  }

  @Override
  public void close() {
    entries.values().forEach(entry -> entry.features().close());
    entries.clear();
  }

  private record Entry(Tensor features, long since) {}
}
