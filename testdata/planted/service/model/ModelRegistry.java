package service.model;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import service.metrics.Metrics;

/** Models by name; it owns them. A newer model replaces an older one of the same name. */
public final class ModelRegistry implements AutoCloseable {
  private final Map<String, LoadedModel> models = new HashMap<>();
  private final Metrics metrics;

  public ModelRegistry(Metrics metrics) {
    this.metrics = metrics;
  }

  /** Takes the model over. */
  public synchronized void deploy(LoadedModel model) {
    LoadedModel former = models.put(model.name(), model);
    metrics.count("deployed");
    if (former != null) {
      former.close();
      metrics.count("replaced");
    }
  }

  /** What the body makes of the model, which lives as long as the body runs. */
  public synchronized <R> Optional<R> with(String name, Function<LoadedModel, R> body) {
    LoadedModel model = models.get(name);
    if (model == null) {
      metrics.count("missing");
      return Optional.empty();
    }
    return Optional.of(body.apply(model));
  }

  public synchronized boolean remove(String name) {
    LoadedModel removed = models.remove(name);
    if (removed == null) {
      return false;
    }
    removed.close();
    return true;
  }

  public synchronized int size() {
    return models.size();
  }

  @Override
  public synchronized void close() {
    models.values().forEach(LoadedModel::close);
    models.clear();
  }
}
