// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** The futures are joined in a loop over the list that holds them. */
final class JoinedThroughList {
  static void run() {
    Tensor x = Tensor.of(1f, 2f);
    List<CompletableFuture<Float>> futures = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      int index = i;
      futures.add(CompletableFuture.supplyAsync(() -> x.toFloatArray()[index]));
    }
    for (CompletableFuture<Float> future : futures) {
      System.out.println(future.join());
    }
    x.close();
  }
}
