// runs: throws IllegalStateException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;

/** A helper opens the session; the function that it was given is closed too early. */
final class SessionOfHelperRunTooLate {
  static void run() {
    try (Tensor one = Tensor.of(1f)) {
      TracedFunction twice = TracedFunction.of(x -> x.mul(2f));
      Session session = bound(twice, one);
      twice.close();
      try (Tensor y = session.run()) { // want UseAfterDispose definite
        System.out.println(y.shape());
      }
    }
  }

  private static Session bound(TracedFunction function, Tensor input) {
    return Session.open(function).bind(0, input);
  }
}
