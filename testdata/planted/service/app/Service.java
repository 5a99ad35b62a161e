package service.app;

import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.StatefulModel;
import java.io.IOException;
import java.util.List;
import service.api.BatchHandler;
import service.api.EmbedHandler;
import service.api.RankHandler;
import service.api.Request;
import service.api.Response;
import service.api.Router;
import service.api.SampleHandler;
import service.api.ScoreHandler;
import service.api.StreamHandler;
import service.api.TrainHandler;
import service.async.Reloader;
import service.async.ScorePipeline;
import service.batch.Batcher;
import service.config.Settings;
import service.data.FeatureStore;
import service.data.Vocabulary;
import service.metrics.Metrics;
import service.model.LoadedModel;
import service.model.ModelFactory;
import service.model.ModelRegistry;
import service.model.ModelSpec;
import service.model.Snapshots;
import service.pool.BufferPool;
import service.pool.ScorerPool;
import service.trace.CompiledScorer;

/** The service: it builds its parts, and closes them. */
public final class Service implements AutoCloseable {
  private static final List<String> WORDS = List.of("red", "green", "blue", "warm", "cold");

  private final Settings settings;
  private final Metrics metrics = new Metrics();
  private final ModelRegistry registry = new ModelRegistry(metrics);
  private final FeatureStore store;
  private final ModelFactory factory;
  private final Snapshots snapshots;
  private final Router router = new Router(metrics);
  private final LoadedModel shared;
  private final ScorePipeline pipeline;
  private final Reloader reloader;
  private final CompiledScorer compiled;

  public Service(Settings settings) {
    this.settings = settings;
    this.store = new FeatureStore(settings.cacheSize());
    this.factory = new ModelFactory(settings);
    this.snapshots = Snapshots.temporary();
    this.shared = factory.load("shared", ModelSpec.of(settings).shallow());
    this.pipeline = new ScorePipeline(shared, settings.workers(), metrics);
    this.reloader = new Reloader(factory, registry, metrics);
    this.compiled = new CompiledScorer(0.5f);
    try {
      addRoutes();
    } catch (RuntimeException e) {
      close();
      throw e;
    }
  }

  private void addRoutes() {
    int features = settings.features();
    ModelSpec spec = ModelSpec.of(settings);
    router
        .route("score", new ScoreHandler(registry, store, features))
        .route("train", new TrainHandler(settings, registry, factory, snapshots, metrics))
        .route("sample", new SampleHandler(registry, settings.seed(), features));
    router.route("batch", batchHandler(features));
    router.route("embed", new EmbedHandler(new Vocabulary(WORDS, features)));
    StatefulModel stream = spec.buildStream();
    router.route("stream", new StreamHandler(stream, features));
    Model ranking = spec.shallow().build();
    ScorerPool scorers = new ScorerPool(ranking, settings.workers());
    router.route("rank", new RankHandler(scorers, new BufferPool(features, 2), features));
  }

  private BatchHandler batchHandler(int features) {
    Batcher batcher = new Batcher(shared, settings.batchSize(), metrics);
    return new BatchHandler(batcher, features);
  }

  public Response handle(Request request) {
    return router.handle(request);
  }

  /** Lends the pipeline. */
  public ScorePipeline pipeline() {
    return pipeline;
  }

  /** Lends the formula. */
  public CompiledScorer compiled() {
    return compiled;
  }

  public boolean reload(String name) {
    return reloader.reload(name, ModelSpec.of(settings));
  }

  /** Takes the weights of the last training into use again. */
  public boolean rollBack(String name) {
    return registry
        .with(
            name,
            model -> {
              try {
                snapshots.restore(name, model.model());
                return true;
              } catch (IOException e) {
                metrics.count("rollback.failed");
                return false;
              }
            })
        .orElse(false);
  }

  public float checksum(String name) throws IOException {
    return snapshots.checksum(name);
  }

  public Metrics metrics() {
    return metrics;
  }

  @Override
  public void close() {
    pipeline.close();
    reloader.close();
    router.close();
    compiled.close();
    registry.close();
    shared.close();
    store.close();
    try {
      snapshots.delete();
    } catch (IOException e) {
      metrics.count("delete.failed");
    }
  }
}
