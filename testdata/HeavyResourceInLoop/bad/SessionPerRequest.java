// runs: builds the same again
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;

/** The function is there once; a session is opened for each request. */
final class SessionPerRequest {
  static void run() {
    try (TracedFunction half = TracedFunction.of(x -> x.mul(0.5f));
        Tensor x = Tensor.of(8f)) {
      for (int request = 0; request < 3; request++) {
        try (Session session = Session.open(half)) { // want HeavyResourceInLoop definite
          session.bind(0, x);
          try (Tensor y = session.run()) {
            System.out.println(y.item());
          }
        }
      }
    }
  }
}
