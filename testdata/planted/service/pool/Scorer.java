package service.pool;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.ModelLease;

/** One worker's share of a model. */
public final class Scorer implements AutoCloseable {
  private final ModelLease lease;
  private int uses;

  /** Takes the lease over. */
  Scorer(ModelLease lease) {
    this.lease = lease;
  }

  public float score(Tensor row) {
    uses++;
    try (Tensor result = lease.predict(row)) {
      return result.toFloatArray()[0];
    }
  }

  public int uses() {
    return uses;
  }

  @Override
  public void close() {
    lease.close();
  }
}
