// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;

/** The function that is closed first is not the one that the session runs. */
final class SessionOfOtherFunction {
  static void run() {
    TracedFunction once = TracedFunction.of(x -> x.mul(1f));
    try (Tensor one = Tensor.of(1f);
        TracedFunction twice = TracedFunction.of(x -> x.mul(2f))) {
      Session session = Session.open(twice);
      session.bind(0, one);
      once.close();
      try (Tensor y = session.run()) {
        System.out.println(y.item());
      }
    }
  }
}
