package service.async;

import dev.tensorlint.runtime.Async;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorFuture;
import dev.tensorlint.runtime.nn.Model;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import service.data.BadRowException;
import service.data.Row;
import service.metrics.Metrics;
import service.model.LoadedModel;

/** Scores rows in the background. */
public final class ScorePipeline implements AutoCloseable {
  private final ExecutorService pool;
  private final LoadedModel model;
  private final Metrics metrics;

  /** Borrows the model. */
  public ScorePipeline(LoadedModel model, int threads, Metrics metrics) {
    this.pool = Executors.newFixedThreadPool(threads);
    this.model = model;
    this.metrics = metrics;
  }

  /** Parse, load, score, each in turn on the pool. */
  public CompletableFuture<Float> submit(String text, int features) {
    return CompletableFuture.supplyAsync(() -> parse(text, features), pool)
        .thenApplyAsync(Row::toTensor, pool)
        .thenApplyAsync(this::score, pool);
  }

  private static Row parse(String text, int features) {
    try {
      return Row.parse(text, features);
    } catch (BadRowException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  /** Takes the row over. */
  private Float score(Tensor row) {
    try (row) {
      metrics.count("piped");
      return model.scoreOne(row);
    }
  }

  /** The sum of a row's values, computed while the caller goes on. */
  public float sumInBackground(Row row) {
    try (Tensor values = row.toTensor();
        TensorFuture<Tensor> future = Async.run(() -> values.sum(), values);
        Tensor sum = future.join()) {
      return sum.item();
    }
  }

  /** Scores by the model's own futures. */
  public List<Float> scoreAll(List<Row> rows) {
    List<Float> scores = new ArrayList<>();
    Model target = model.model();
    for (Row row : rows) {
      try (Tensor raw = row.toTensor();
          Tensor inputs = model.normalizer().apply(raw);
          TensorFuture<Tensor> future = target.predictAsync(inputs);
          Tensor result = future.join()) {
        scores.add(result.item());
      }
    }
    return scores;
  }

  @Override
  public void close() {
    pool.shutdown();
    try {
      if (!pool.awaitTermination(10, TimeUnit.SECONDS)) {
        pool.shutdownNow();
      }
    } catch (InterruptedException e) {
      pool.shutdownNow();
      Thread.currentThread().interrupt();
    }
  }
}
