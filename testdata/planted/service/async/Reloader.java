package service.async;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import service.metrics.Metrics;
import service.model.LoadedModel;
import service.model.ModelFactory;
import service.model.ModelRegistry;
import service.model.ModelSpec;

/** Builds new models beside the work, and deploys them. */
public final class Reloader implements AutoCloseable {
  private final ExecutorService thread = Executors.newSingleThreadExecutor();
  private final ModelFactory factory;
  private final ModelRegistry registry;
  private final Metrics metrics;

  public Reloader(ModelFactory factory, ModelRegistry registry, Metrics metrics) {
    this.factory = factory;
    this.registry = registry;
    this.metrics = metrics;
  }

  /** Builds and deploys; true when the new model is in use. */
  public boolean reload(String name, ModelSpec spec) {
    Callable<LoadedModel> build = () -> factory.load(name, spec);
    Future<LoadedModel> future = thread.submit(build);
    try {
      LoadedModel fresh = future.get();
      registry.deploy(fresh);
      return true;
    } catch (ExecutionException e) {
      metrics.count("reload.failed");
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  @Override
  public void close() {
    thread.shutdown();
  }
}
