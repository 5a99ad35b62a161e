// runs: throws CompletionException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.concurrent.CompletableFuture;

/** The task calls a helper that runs the session. */
final class SessionInHelperElsewhere {
  static void run() {
    try (TracedFunction twice = TracedFunction.of(x -> x.mul(2f));
        Tensor one = Tensor.of(1f);
        Session session = Session.open(twice)) {
      session.bind(0, one);
      CompletableFuture<Float> answer =
          CompletableFuture.supplyAsync(() -> ask(session)); // want SharedSession definite
      System.out.println(answer.join());
    }
  }

  private static float ask(Session session) {
    try (Tensor y = session.run()) {
      return y.item();
    }
  }
}
