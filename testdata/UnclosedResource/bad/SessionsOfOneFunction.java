// runs: leaks 1 function, leaks 2 sessions
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;

/** The function lives on, and with it the session of each question. */
final class SessionsOfOneFunction {
  static void run() {
    TracedFunction twice = TracedFunction.of(x -> x.mul(2f)); // want UnclosedResource definite
    System.out.println(answer(twice, 1f));
    System.out.println(answer(twice, 2f));
  }

  private static float answer(TracedFunction function, float asked) {
    Session session = Session.open(function); // want UnclosedResource definite
    try (Tensor x = Tensor.of(asked);
        Tensor y = session.bind(0, x).run()) {
      return y.item();
    }
  }
}
