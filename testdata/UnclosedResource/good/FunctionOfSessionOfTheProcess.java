// runs: clean
// trap: held-elsewhere
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;

/** A static field keeps a session as long as the program runs, and the session needs its function. */
final class FunctionOfSessionOfTheProcess {
  private static Session session;

  static void run() {
    session = Session.open(TracedFunction.of(it -> it.mul(0.5f)));
    try (Tensor x = Tensor.of(8f);
        Tensor y = session.bind(0, x).run()) {
      System.out.println(y.item());
    }
  }

  static void stop() {
    session.close();
  }
}
