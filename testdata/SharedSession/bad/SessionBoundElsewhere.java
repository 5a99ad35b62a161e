// runs: throws CompletionException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.concurrent.CompletableFuture;

/** Another thread only binds the input. */
final class SessionBoundElsewhere {
  static void run() {
    try (TracedFunction twice = TracedFunction.of(x -> x.mul(2f));
        Tensor one = Tensor.of(1f);
        Session session = Session.open(twice)) {
      CompletableFuture.runAsync(() -> session.bind(0, one)).join(); // want SharedSession definite
      try (Tensor y = session.run()) {
        System.out.println(y.item());
      }
    }
  }
}
