// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.concurrent.CompletableFuture;

/** The task calls a method that opens and closes its own session. */
final class SessionOfTheTaskMethod {
  static void run() {
    try (TracedFunction twice = TracedFunction.of(x -> x.mul(2f))) {
      System.out.println(CompletableFuture.supplyAsync(() -> ask(twice)).join());
    }
  }

  private static float ask(TracedFunction function) {
    try (Tensor one = Tensor.of(1f);
        Session session = Session.open(function);
        Tensor y = session.bind(0, one).run()) {
      return y.item();
    }
  }
}
