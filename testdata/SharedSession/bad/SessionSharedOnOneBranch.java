// runs: throws CompletionException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.concurrent.CompletableFuture;

/** Only the slow way shares it. */
final class SessionSharedOnOneBranch {
  static void run() {
    answer(true);
  }

  static void answer(boolean isSlow) {
    try (TracedFunction twice = TracedFunction.of(x -> x.mul(2f));
        Tensor one = Tensor.of(1f);
        Session session = Session.open(twice)) {
      session.bind(0, one);
      if (isSlow) {
        CompletableFuture.runAsync(() -> ask(session)).join(); // want SharedSession definite
      } else {
        ask(session);
      }
    }
  }

  private static void ask(Session session) {
    try (Tensor y = session.run()) {
      System.out.println(y.item());
    }
  }
}
