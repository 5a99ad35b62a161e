// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Tasks read fields of the object; all of them are over when the fields are closed. */
final class FieldClosedBehindJoin {
  private final ExecutorService pool = Executors.newFixedThreadPool(2);
  private final Tensor weights = Tensor.of(1f, 2f);
  private Tensor bias = Tensor.of(3f);

  static void run() throws InterruptedException {
    FieldClosedBehindJoin model = new FieldClosedBehindJoin();
    System.out.println(model.swapped() + model.first());
    model.shutDown();
  }

  private float swapped() {
    CompletableFuture<Float> value = CompletableFuture.supplyAsync(() -> bias.item(), pool);
    Tensor former = bias;
    bias = Tensor.of(4f);
    float result = value.join();
    former.close();
    return result;
  }

  private float first() {
    return CompletableFuture.supplyAsync(() -> weights.toFloatArray()[0], pool).join();
  }

  private void shutDown() throws InterruptedException {
    pool.submit(() -> System.out.println(weights.shape()));
    pool.shutdown();
    if (pool.awaitTermination(10, TimeUnit.SECONDS)) {
      weights.close();
      bias.close();
    }
  }
}
