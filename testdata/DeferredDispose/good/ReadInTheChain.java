// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.util.concurrent.CompletableFuture;

/** The continuation closes behind the stage that reads. */
final class ReadInTheChain {
  static void run() {
    Tensor x = Tensor.of(1f);
    CompletableFuture<Void> chain =
        CompletableFuture.supplyAsync(() -> x.item())
            .thenAccept(value -> System.out.println(value))
            .whenComplete((nothing, failure) -> x.close());
    chain.join();
  }
}
