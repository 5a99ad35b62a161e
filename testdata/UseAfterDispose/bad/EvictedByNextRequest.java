// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;

/** The cache makes room for the second entry by closing the first, which a request still uses. */
final class EvictedByNextRequest {
  private static final int MOST = 1;

  private final Map<String, Tensor> entries = new HashMap<>();

  static void run() {
    EvictedByNextRequest cache = new EvictedByNextRequest();
    try {
      System.out.println(cache.similarity("cat", "dog"));
    } finally {
      cache.evictAll();
    }
  }

  private float similarity(String one, String other) {
    Tensor mine = get(one);
    Tensor next = get(other);
    try (Tensor product = mine.mul(next)) { // want UseAfterDispose potential
      return product.item();
    }
  }

  private Tensor get(String word) {
    Tensor known = entries.get(word);
    if (known != null) {
      return known;
    }
    if (entries.size() >= MOST) {
      evictAll();
    }
    Tensor made = Tensor.of(word.length());
    entries.put(word, made);
    return made;
  }

  private void evictAll() {
    entries.values().forEach(Tensor::close);
    entries.clear();
  }
}
