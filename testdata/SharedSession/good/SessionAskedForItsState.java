// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.concurrent.CompletableFuture;

/** Whether it is closed may be asked anywhere. */
final class SessionAskedForItsState {
  static void run() {
    try (TracedFunction twice = TracedFunction.of(x -> x.mul(2f));
        Tensor one = Tensor.of(1f);
        Session session = Session.open(twice)) {
      session.bind(0, one);
      CompletableFuture<Boolean> isClosed = CompletableFuture.supplyAsync(() -> session.isClosed());
      System.out.println(isClosed.join());
      try (Tensor y = session.run()) {
        System.out.println(y.item());
      }
    }
  }
}
