// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.concurrent.CompletableFuture;

/** Each task opens a session of its own; the function is shared. */
final class SessionOpenedInTask {
  static void run() {
    try (TracedFunction twice = TracedFunction.of(x -> x.mul(2f));
        Tensor one = Tensor.of(1f)) {
      CompletableFuture<Float> answer =
          CompletableFuture.supplyAsync(
              () -> {
                try (Session session = Session.open(twice);
                    Tensor y = session.bind(0, one).run()) {
                  return y.item();
                }
              });
      System.out.println(answer.join());
    }
  }
}
