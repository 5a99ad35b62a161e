package service.api;

import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import service.batch.Batcher;
import service.data.BadRowException;
import service.data.Row;

/** Scores rows together; owns the batcher. */
public final class BatchHandler implements Handler {
  private final Batcher batcher;
  private final int features;

  /** Takes the batcher over. */
  public BatchHandler(Batcher batcher, int features) {
    this.batcher = batcher;
    this.features = features;
  }

  @Override
  public Response handle(Request request) throws BadRowException {
    List<CompletableFuture<Float>> answers = new ArrayList<>();
    for (String line : request.lines()) {
      Row row = Row.parse(line, features);
      Tensor values = row.toTensor();
      answers.add(batcher.submit(values));
    }
    batcher.flush();
    List<String> lines = new ArrayList<>();
    for (CompletableFuture<Float> each : answers) {
      lines.add(each.join().isNaN() ? "unknown" : "scored");
    }
    return Response.ok(lines);
  }

  @Override
  public void close() {
    batcher.close();
  }
}
