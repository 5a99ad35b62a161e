// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/** A cache with a limit: the eldest goes first and is closed, callers get what is theirs. */
final class EmbeddingCache implements AutoCloseable {
  private final int limit;
  private final Function<String, Tensor> compute;
  private final LinkedHashMap<String, Tensor> cached = new LinkedHashMap<>(16, 0.75f, true);
  private int hits;
  private int misses;

  private EmbeddingCache(int limit, Function<String, Tensor> compute) {
    this.limit = limit;
    this.compute = compute;
  }

  static void run() {
    try (EmbeddingCache cache = new EmbeddingCache(2, EmbeddingCache::embed)) {
      float[] distances = new float[3];
      String[] words = {"red", "green", "red", "blue", "green"};
      for (int i = 1; i < words.length; i++) {
        try (Tensor one = cache.get(words[i - 1]);
            Tensor other = cache.get(words[i])) {
          distances[i % 3] = distance(one, other);
        }
      }
      cache.drop("blue");
      System.out.println(cache.hits + " hits, " + cache.misses + " misses " + distances.length);
    }
  }

  private static Tensor embed(String word) {
    float[] values = new float[4];
    for (int i = 0; i < word.length(); i++) {
      values[i % 4] += word.charAt(i) / 128f;
    }
    return Tensor.of(values);
  }

  private static float distance(Tensor one, Tensor other) {
    try (Tensor difference = one.sub(other);
        Tensor squared = difference.square();
        Tensor sum = squared.sum()) {
      return sum.item();
    }
  }

  /** Returns a handle of its own, which the caller closes. */
  Tensor get(String word) {
    Tensor known = cached.get(word);
    if (known != null) {
      hits++;
      return known.clone();
    }
    misses++;
    Tensor made = compute.apply(word);
    cached.put(word, made);
    trim();
    return made.clone();
  }

  private void trim() {
    Iterator<Map.Entry<String, Tensor>> eldest = cached.entrySet().iterator();
    while (cached.size() > limit && eldest.hasNext()) {
      Tensor gone = eldest.next().getValue();
      eldest.remove();
      gone.close();
    }
  }

  boolean drop(String word) {
    Tensor dropped = cached.remove(word);
    if (dropped == null) {
      return false;
    }
    dropped.close();
    return true;
  }

  @Override
  public void close() {
    for (Map.Entry<String, Tensor> entry : cached.entrySet()) {
      entry.getValue().close();
    }
    cached.clear();
  }
}
