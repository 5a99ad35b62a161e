// runs: leaks 1 function, leaks 3 sessions
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;

/** The function lives on, and with it the session of each request. */
final class SessionPerRequestOfOneFunction {
  static void run() {
    TracedFunction twice = TracedFunction.of(x -> x.mul(2f)); // want UnclosedResource definite
    for (int request = 0; request < 3; request++) {
      System.out.println(answer(twice, request));
    }
  }

  private static float answer(TracedFunction function, float asked) {
    Session session = Session.open(function); // want UnclosedResource definite
    try (Tensor x = Tensor.of(asked);
        Tensor y = session.bind(0, x).run()) {
      return y.item();
    }
  }
}
