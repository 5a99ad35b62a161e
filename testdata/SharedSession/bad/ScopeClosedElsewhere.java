// runs: throws CompletionException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.util.concurrent.CompletableFuture;

/** A scope is closed by another thread. */
final class ScopeClosedElsewhere {
  static void run() {
    TensorScope scope = TensorScope.open();
    System.out.println(Tensor.of(1f).item());
    CompletableFuture<Void> end =
        CompletableFuture.runAsync(() -> scope.close()); // want SharedSession definite
    end.join();
  }
}
