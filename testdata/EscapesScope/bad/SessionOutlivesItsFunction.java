// runs: throws IllegalStateException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;

/** The session is returned, and its function closed with the block. */
final class SessionOutlivesItsFunction {
  static void run() {
    try (Tensor one = Tensor.of(1f);
        Session session = opened()) {
      session.bind(0, one);
      try (Tensor y = session.run()) {
        System.out.println(y.shape());
      }
    }
  }

  private static Session opened() {
    try (TracedFunction twice = TracedFunction.of(x -> x.mul(2f))) {
      Session session = Session.open(twice);
      return session; // want EscapesScope definite
    }
  }
}
