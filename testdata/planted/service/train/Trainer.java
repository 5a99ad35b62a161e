package service.train;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.FitOptions;
import dev.tensorlint.runtime.nn.History;
import dev.tensorlint.runtime.nn.Model;
import java.util.ArrayList;
import java.util.List;
import service.data.Batch;
import service.data.BatchReader;
import service.metrics.Metrics;
import service.metrics.Span;
import service.model.LoadedModel;
import service.model.WeightBook;

/** Trains models on batches. */
public final class Trainer {
  private final int epochs;
  private final Metrics metrics;

  public Trainer(int epochs, Metrics metrics) {
    this.epochs = epochs;
    this.metrics = metrics;
  }

  /** Trains on each batch in turn; goes back to the first weights when the loss has grown. */
  public TrainingReport train(LoadedModel target, BatchReader reader) {
    List<Float> losses = new ArrayList<>();
    try (Span span = metrics.span("train");
        WeightBook before = WeightBook.of(target.model())) {
      for (int epoch = 0; epoch < epochs; epoch++) {
        reader.rewind();
        losses.add(epoch(target, reader));
      }
      boolean undone = hasGrown(losses);
      if (undone) {
        before.restore(target.model());
        metrics.count("undone");
      }
      return new TrainingReport(losses, before.distance(target.model()), undone);
    }
  }

  private float epoch(LoadedModel target, BatchReader reader) {
    float sum = 0f;
    int count = 0;
    while (reader.hasNext()) {
      try (Batch batch = reader.next();
          Tensor inputs = target.normalizer().apply(batch.inputs())) {
        sum += fit(target.model(), inputs, batch.targets());
        count++;
      }
    }
    return count == 0 ? Float.NaN : sum / count;
  }

  private static float fit(Model model, Tensor inputs, Tensor targets) {
    History history = model.fit(inputs, targets, FitOptions.epochs(1).batchSize(2));
    return history.last().loss();
  }

  private static boolean hasGrown(List<Float> losses) {
    return losses.size() > 1 && losses.get(losses.size() - 1) > losses.get(0);
  }

  /** Trains a probe of the same data, and tells its last loss. */
  public float probe(LinearProbe probe, BatchReader reader) {
    float last = Float.NaN;
    for (int epoch = 0; epoch < epochs; epoch++) {
      reader.rewind();
      while (reader.hasNext()) {
        try (Batch batch = reader.next()) {
          last = probe.step(batch);
        }
      }
    }
    return last;
  }
}
