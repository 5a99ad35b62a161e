// runs: clean
// trap: held-elsewhere
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** A request that is done first, a cache that hands out handles, one that only forgets. */
final class CacheEvictsSafely {
  static void run() {
    try (DoneFirst cache = new DoneFirst()) {
      cache.serve();
    }
    try (Handles cache = new Handles()) {
      cache.serve();
    }
    new Forgets().serve();
  }

  private static final class DoneFirst implements AutoCloseable {
    private final Map<String, Tensor> entries = new HashMap<>();

    void serve() {
      float mine = get("cat").item();
      float next = get("horse").item();
      System.out.println(mine + next);
    }

    private Tensor get(String word) {
      Tensor known = entries.get(word);
      if (known != null) {
        return known;
      }
      if (!entries.isEmpty()) {
        close();
      }
      Tensor made = Tensor.of(word.length());
      entries.put(word, made);
      return made;
    }

    @Override
    public void close() {
      entries.values().forEach(Tensor::close);
      entries.clear();
    }
  }

  private static final class Handles implements AutoCloseable {
    private final Map<String, Tensor> entries = new LinkedHashMap<>();

    void serve() {
      try (Tensor mine = get("cat");
          Tensor next = get("horse");
          Tensor product = mine.mul(next)) {
        System.out.println(product.item());
      }
    }

    private Tensor get(String word) {
      if (!entries.containsKey(word)) {
        close();
        entries.put(word, Tensor.of(word.length()));
      }
      return entries.get(word).clone();
    }

    @Override
    public void close() {
      entries.values().forEach(Tensor::close);
      entries.clear();
    }
  }

  private static final class Forgets {
    private final Map<String, float[]> entries = new HashMap<>();

    void serve() {
      try (Tensor mine = get("cat");
          Tensor next = get("horse");
          Tensor product = mine.mul(next)) {
        System.out.println(product.item());
      }
    }

    private Tensor get(String word) {
      if (entries.size() > 1) {
        entries.clear();
      }
      return Tensor.of(entries.computeIfAbsent(word, it -> new float[] {it.length()}));
    }
  }
}
