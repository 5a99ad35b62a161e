// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;

/** Closing the function closes the session, also when the run throws. */
final class SessionEndsWithItsFunction {
  static void run() {
    try (Tensor one = Tensor.of(1f);
        TracedFunction twice = TracedFunction.of(x -> x.mul(2f))) {
      Session session = opened(twice);
      session.bind(0, one);
      try (Tensor y = session.run()) {
        System.out.println(y.item());
      }
    }
  }

  private static Session opened(TracedFunction function) {
    return Session.open(function);
  }
}
