// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;

/** Every future is joined in a loop inside the scope. */
final class AllJoinedInScope {
  static void run() {
    try (TensorScope scope = TensorScope.open()) {
      Tensor x = Tensor.of(1f, 2f, 3f);
      List<Future<Float>> futures = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        int index = i;
        futures.add(CompletableFuture.supplyAsync(() -> x.toFloatArray()[index]));
      }
      futures.forEach(AllJoinedInScope::show);
    }
  }

  private static void show(Future<Float> future) {
    try {
      System.out.println(future.get());
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
