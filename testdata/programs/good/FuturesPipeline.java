// runs: clean
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** Load, scale, score and report in stages of a pipeline, each on a pool. */
final class FuturesPipeline implements AutoCloseable {
  private final ExecutorService pool = Executors.newFixedThreadPool(2);
  private final Model model = Sequential.withInputs(2, new Dense(1));

  static void run() throws InterruptedException {
    try (FuturesPipeline pipeline = new FuturesPipeline()) {
      List<CompletableFuture<Float>> scores = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        scores.add(pipeline.submit(i));
      }
      CompletableFuture.allOf(scores.toArray(new CompletableFuture<?>[0])).join();
      List<Float> all = scores.stream().map(CompletableFuture::join).collect(Collectors.toList());
      System.out.println(all.size() + " scores");
      System.out.println(pipeline.submit(-1).handle((score, failure) -> tell(failure)).join());
    }
  }

  private static String tell(Throwable failure) {
    if (failure instanceof CompletionException && failure.getCause() != null) {
      return failure.getCause().getMessage();
    }
    return failure == null ? "fine" : failure.getMessage();
  }

  private CompletableFuture<Float> submit(int id) {
    return CompletableFuture.supplyAsync(() -> load(id), pool)
        .thenApplyAsync(FuturesPipeline::scaled, pool)
        .thenApplyAsync(this::score, pool);
  }

  private static Tensor load(int id) {
    if (id < 0) {
      throw new IllegalArgumentException("no row " + id);
    }
    return Tensor.of(new float[] {id, id + 1}, Shape.of(1, 2));
  }

  /** Takes the raw row over and gives back a scaled one. */
  private static Tensor scaled(Tensor raw) {
    try (raw) {
      return raw.mul(0.5f);
    }
  }

  private Float score(Tensor row) {
    try (row;
        Tensor score = model.predict(row)) {
      return score.item();
    }
  }

  @Override
  public void close() throws InterruptedException {
    pool.shutdown();
    if (!pool.awaitTermination(10, TimeUnit.SECONDS)) {
      pool.shutdownNow();
    }
    model.close();
  }
}
