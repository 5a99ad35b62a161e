// runs: leaks 3 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** What a task creates belongs to the one who gets it, or who never asks the future for it. */
final class MadeByTheTask {
  static void run() throws Exception {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    try {
      Future<Tensor> asked = pool.submit(() -> Tensor.of(1f)); // want UnscopedTensor definite
      System.out.println(asked.get().item());
      Future<Tensor> forgotten = pool.submit(() -> Tensor.of(2f)); // want UnscopedTensor definite
      System.out.println(forgotten.isDone() || !forgotten.isDone());
      Tensor joined =
          CompletableFuture.supplyAsync(() -> Tensor.of(3f)).join(); // want UnscopedTensor definite
      System.out.println(joined.item());
    } finally {
      pool.shutdown();
      pool.awaitTermination(1, java.util.concurrent.TimeUnit.MINUTES);
    }
  }
}
