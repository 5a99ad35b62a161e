package service.data;

import dev.tensorlint.runtime.Tensor;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Keeps the tensors of the last keys; it owns them. */
public final class FeatureStore implements AutoCloseable {
  private final Map<String, Tensor> entries = new LinkedHashMap<>(16, 0.75f, true);
  private final int limit;
  private long hits;

  public FeatureStore(int limit) {
    this.limit = limit;
  }

  /** A copy that the caller closes. */
  public synchronized Tensor get(String key, Supplier<Tensor> maker) {
    Tensor found = entries.get(key);
    if (found == null) {
      found = maker.get();
      put(key, found);
    } else {
      hits++;
    }
    return found.clone();
  }

  /** A copy that the caller closes. */
  public synchronized Optional<Tensor> peek(String key) {
    return Optional.ofNullable(entries.get(key)).map(Tensor::clone);
  }

  /** Takes the tensor over. */
  public synchronized void put(String key, Tensor value) {
    Tensor former = entries.put(key, value);
    if (former != null && former != value) {
      former.close();
    }
    shrink();
  }

  private void shrink() {
    Iterator<Map.Entry<String, Tensor>> eldest = entries.entrySet().iterator();
    while (entries.size() > limit && eldest.hasNext()) {
      Tensor dropped = eldest.next().getValue();
      eldest.remove();
      dropped.close();
    }
  }

  public synchronized boolean drop(String key) {
    Tensor removed = entries.remove(key);
    if (removed == null) {
      return false;
    }
    removed.close();
    return true;
  }

  public synchronized long hits() {
    return hits;
  }

  public synchronized int size() {
    return entries.size();
  }

  public synchronized void clear() {
    entries.values().forEach(Tensor::close);
    entries.clear();
  }

  @Override
  public void close() {
    clear();
  }
}
