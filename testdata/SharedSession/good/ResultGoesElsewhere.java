// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.concurrent.CompletableFuture;

/** The session stays here, and its result goes to another thread. */
final class ResultGoesElsewhere {
  static void run() {
    try (TracedFunction twice = TracedFunction.of(x -> x.mul(2f));
        Tensor one = Tensor.of(1f);
        Session session = Session.open(twice)) {
      session.bind(0, one);
      try (Tensor y = session.run()) {
        System.out.println(CompletableFuture.supplyAsync(() -> y.item()).join());
      }
    }
  }
}
