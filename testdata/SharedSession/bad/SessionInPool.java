// runs: throws ExecutionException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The threads of a pool share one session. */
final class SessionInPool {
  static void run() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    try (TracedFunction twice = TracedFunction.of(x -> x.mul(2f));
        Tensor one = Tensor.of(1f);
        Session session = Session.open(twice)) {
      session.bind(0, one);
      pool.submit( // want SharedSession definite
              () -> {
                try (Tensor y = session.run()) {
                  return y.item();
                }
              })
          .get();
    } finally {
      pool.shutdown();
    }
  }
}
