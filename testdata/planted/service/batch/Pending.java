package service.batch;

import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.CompletableFuture;

/** A row that waits for its score; it owns the row. */
final class Pending implements AutoCloseable {
  private final Tensor row;
  private final CompletableFuture<Float> answer = new CompletableFuture<>();

  /** Takes the row over. */
  Pending(Tensor row) {
    this.row = row;
  }

  /** Lends the row. */
  Tensor row() {
    return row;
  }

  CompletableFuture<Float> answer() {
    return answer;
  }

  void complete(float score) {
    answer.complete(score);
  }

  void fail(Throwable cause) {
    answer.completeExceptionally(cause);
  }

  @Override
  public void close() {
    row.close();
  }
}
