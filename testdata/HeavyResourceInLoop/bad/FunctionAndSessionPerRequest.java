// runs: builds the same again
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;

/** The session is another one because its function is: that one is to be told. */
final class FunctionAndSessionPerRequest {
  static void run() {
    try (Tensor x = Tensor.of(8f)) {
      for (int request = 0; request < 3; request++) {
        try (TracedFunction half = TracedFunction.of(it -> it.mul(0.5f)); // want HeavyResourceInLoop definite
            Session session = Session.open(half)) {
          session.bind(0, x);
          try (Tensor y = session.run()) {
            System.out.println(y.item());
          }
        }
      }
    }
  }
}
