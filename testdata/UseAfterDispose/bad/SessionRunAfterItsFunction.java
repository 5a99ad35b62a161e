// runs: throws IllegalStateException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;

/** A session ends with the function that it runs. */
final class SessionRunAfterItsFunction {
  static void run() {
    try (Tensor one = Tensor.of(1f)) {
      TracedFunction twice = TracedFunction.of(x -> x.mul(2f));
      Session session = Session.open(twice);
      session.bind(0, one);
      twice.close();
      try (Tensor y = session.run()) { // want UseAfterDispose definite
        System.out.println(y.shape());
      }
    }
  }
}
