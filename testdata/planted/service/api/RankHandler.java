package service.api;

import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;
import service.data.BadRowException;
import service.data.Row;
import service.pool.BufferPool;
import service.pool.ScorerPool;

/** Finds the best of many rows; owns its pools. */
public final class RankHandler implements Handler {
  private final ScorerPool scorers;
  private final BufferPool buffers;
  private final int features;

  /** Takes the pools over. */
  public RankHandler(ScorerPool scorers, BufferPool buffers, int features) {
    this.scorers = scorers;
    this.buffers = buffers;
    this.features = features;
  }

  @Override
  public Response handle(Request request) throws BadRowException {
    List<Tensor> rows = new ArrayList<>();
    try {
      for (String line : request.lines()) {
        rows.add(Row.parse(line, features).toTensor());
      }
      float best = scorers.best(rows);
      float sum = sumOfAll(rows);
      return Response.ok(best > Float.NEGATIVE_INFINITY && !Float.isNaN(sum) ? "ranked" : "none");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new Response(503, List.of("interrupted"));
    } finally {
      rows.forEach(Tensor::close);
    }
  }

  private float sumOfAll(List<Tensor> rows) {
    Tensor buffer = buffers.acquire();
    try {
      try (Tensor zero = buffer.fillLike(0f)) {
        buffer.assignInPlace(zero);
      }
      for (Tensor row : rows) {
        buffer.addInPlace(row);
      }
      try (Tensor sum = buffer.sum()) {
        return sum.item();
      }
    } finally {
      buffers.release(buffer);
    }
  }

  @Override
  public void close() {
    scorers.close();
    buffers.close();
  }
}
