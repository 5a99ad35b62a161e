// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** What tasks create is closed by whoever gets it: once, of a list, or by the next task. */
final class MadeByTheTaskAndClosed {
  static void run() throws Exception {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    try {
      Future<Tensor> one = pool.submit(() -> Tensor.of(1f));
      System.out.println(one.get().item());
      one.get().close();
      List<Future<Tensor>> all = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        all.add(pool.submit(() -> Tensor.of(2f)));
      }
      for (Future<Tensor> each : all) {
        try (Tensor x = each.get()) {
          System.out.println(x.item());
        }
      }
      CompletableFuture.supplyAsync(() -> Tensor.of(3f)).thenAccept(Tensor::close).join();
      CompletableFuture<Tensor> left = CompletableFuture.supplyAsync(() -> Tensor.of(4f));
      CompletableFuture<Tensor> right = CompletableFuture.supplyAsync(() -> Tensor.of(5f));
      CompletableFuture.allOf(left, right).join();
      left.join().close();
      right.join().close();
      try (Tensor given = given(pool).get()) {
        System.out.println(given.item());
      }
    } finally {
      pool.shutdown();
    }
  }

  private static Future<Tensor> given(ExecutorService pool) {
    return pool.submit(() -> Tensor.of(6f));
  }
}
