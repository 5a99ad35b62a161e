// runs: throws CompletionException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.concurrent.CompletableFuture;

/** A task runs the session of the thread that started it. */
final class SessionInTask {
  static void run() {
    try (TracedFunction twice = TracedFunction.of(x -> x.mul(2f));
        Tensor one = Tensor.of(1f);
        Session session = Session.open(twice)) {
      session.bind(0, one);
      CompletableFuture<Float> answer =
          CompletableFuture.supplyAsync( // want SharedSession definite
              () -> {
                try (Tensor y = session.run()) {
                  return y.item();
                }
              });
      System.out.println(answer.join());
    }
  }
}
