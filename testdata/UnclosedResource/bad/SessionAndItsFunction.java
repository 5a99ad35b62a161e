// runs: leaks 1 function, leaks 1 session
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;

/** A function and its session are forgotten; closing the function ends the session too. */
final class SessionAndItsFunction {
  static void run() {
    TracedFunction half = TracedFunction.of(it -> it.mul(0.5f)); // want UnclosedResource definite
    Session session = Session.open(half); // also UnclosedResource
    try (Tensor x = Tensor.of(8f);
        Tensor y = session.bind(0, x).run()) {
      System.out.println(y.item());
    }
  }
}
