// runs: throws CompletionException
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.concurrent.CompletableFuture;

/** Another thread is to close it. */
final class SessionClosedElsewhere {
  static void run() {
    try (TracedFunction twice = TracedFunction.of(x -> x.mul(2f))) {
      Session session = Session.open(twice);
      System.out.println(session.isClosed());
      CompletableFuture.runAsync(() -> session.close()).join(); // want SharedSession definite
    }
  }
}
