package service.batch;

import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import service.metrics.Metrics;
import service.model.LoadedModel;

/** Collects rows and scores them together. */
public final class Batcher implements AutoCloseable {
  private final LoadedModel model;
  private final int size;
  private final Metrics metrics;
  private List<Pending> waiting = new ArrayList<>();

  /** Borrows the model, which must outlive the batcher. */
  public Batcher(LoadedModel model, int size, Metrics metrics) {
    this.model = model;
    this.size = size;
    this.metrics = metrics;
  }

  /** Takes the row over. */
  public synchronized CompletableFuture<Float> submit(Tensor row) {
    Pending pending = new Pending(row);
    waiting.add(pending);
    metrics.count("submitted");
    if (waiting.size() >= size) {
      flush();
    }
    return pending.answer();
  }

  /** Scores all that waits. */
  public synchronized void flush() {
    if (waiting.isEmpty()) {
      return;
    }
    List<Pending> all = waiting;
    waiting = new ArrayList<>();
    try {
      answer(all);
    } catch (RuntimeException e) {
      all.forEach(each -> each.fail(e));
      metrics.count("failed");
    } finally {
      all.forEach(Pending::close);
    }
  }

  private void answer(List<Pending> all) {
    List<Tensor> others = new ArrayList<>();
    for (Pending each : all.subList(1, all.size())) {
      others.add(each.row());
    }
    try (Tensor joined = all.get(0).row().concat(0, others);
        Tensor scores = model.score(joined)) {
      float[] values = scores.toFloatArray();
      for (int i = 0; i < values.length; i++) {
        all.get(i).complete(values[i]);
      }
    }
    metrics.add("answered", all.size());
  }

  public synchronized int waiting() {
    return waiting.size();
  }

  @Override
  public synchronized void close() {
    for (Pending each : waiting) {
      each.fail(new CancellationException("closed"));
      each.close();
    }
    waiting.clear();
  }
}
