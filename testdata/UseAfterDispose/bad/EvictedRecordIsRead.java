// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.util.HashMap;
import java.util.Map;

/** A record is taken out of the cache and closed: its tensors are closed with it. */
final class EvictedRecordIsRead {
  private final Map<String, Batch> cache = new HashMap<>();

  private record Batch(Tensor features, Tensor labels) implements AutoCloseable {
    @Override
    public void close() {
      features.close();
      labels.close();
    }
  }

  static void run() {
    EvictedRecordIsRead one = new EvictedRecordIsRead();
    one.cache.put("a", new Batch(Tensor.of(1f), Tensor.of(2f)));
    one.forget("a");
  }

  private void forget(String key) {
    Batch batch = cache.remove(key);
    if (batch != null) {
      batch.close();
      System.out.println(batch.labels().item()); // want UseAfterDispose definite
    }
  }
}
