package service.pool;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.ModelLease;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/** Scorers that are borrowed and given back. */
public final class ScorerPool implements AutoCloseable {
  private final BlockingQueue<Scorer> idle;

  /** Takes the model over. */
  public ScorerPool(Model model, int size) {
    this.idle = new ArrayBlockingQueue<>(size);
    try (ModelLease root = ModelLease.of(model)) {
      for (int i = 0; i < size; i++) {
        idle.add(new Scorer(root.share()));
      }
    }
  }

  /** The caller gives it back. */
  Scorer borrow() throws InterruptedException {
    Scorer scorer = idle.poll(5, TimeUnit.SECONDS);
    if (scorer == null) {
      throw new IllegalStateException("no idle scorer");
    }
    return scorer;
  }

  void giveBack(Scorer scorer) {
    idle.add(scorer);
  }

  public float score(Tensor row) throws InterruptedException {
    Scorer scorer = borrow();
    try {
      return scorer.score(row);
    } finally {
      giveBack(scorer);
    }
  }

  public float best(Iterable<Tensor> rows) throws InterruptedException {
    float best = Float.NEGATIVE_INFINITY;
    Scorer scorer = borrow();
    try {
      for (Tensor row : rows) {
        best = Math.max(best, scorer.score(row));
      }
    } finally {
      giveBack(scorer);
    }
    return best;
  }

  public int idle() {
    return idle.size();
  }

  @Override
  public void close() {
    Scorer scorer = idle.poll();
    while (scorer != null) {
      scorer.close();
      scorer = idle.poll();
    }
  }
}
