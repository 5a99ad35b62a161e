package service.train;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import service.data.Batch;
import service.data.BatchReader;
import service.model.LoadedModel;

/** Compares scores with targets. */
public final class Evaluator {
  private Evaluator() {}

  /** The mean absolute error over all batches. */
  public static float meanError(LoadedModel model, BatchReader reader) {
    float total = 0f;
    int rows = 0;
    reader.rewind();
    while (reader.hasNext()) {
      try (Batch batch = reader.next();
          TensorScope scope = TensorScope.open()) {
        Tensor error = model.score(batch.inputs()).sub(batch.targets()).abs();
        total += error.sum().item();
        rows += batch.size();
      }
    }
    return rows == 0 ? Float.NaN : total / rows;
  }

  /** The better of two models; the caller keeps both. */
  public static LoadedModel better(LoadedModel one, LoadedModel other, BatchReader reader) {
    return meanError(one, reader) <= meanError(other, reader) ? one : other;
  }

  /** The largest score and the smallest. */
  public static float range(LoadedModel model, Batch batch) {
    return TensorScope.tidy(
        () -> {
          Tensor scores = model.score(batch.inputs());
          return scores.max().item() - scores.min().item();
        });
  }
}
