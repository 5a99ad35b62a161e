// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;

/** The owner closes the function, and with it the session of the other field. */
final class FunctionClosesSessionOfOwner {
  static void run() {
    try (Doubler doubler = new Doubler()) {
      System.out.println(doubler.twice(2f));
    }
  }

  private static final class Doubler implements AutoCloseable {
    private final TracedFunction function = TracedFunction.of(x -> x.mul(2f));
    private final Session session = Session.open(function);

    float twice(float x) {
      try (Tensor input = Tensor.of(x);
          Tensor y = session.bind(0, input).run()) {
        return y.item();
      }
    }

    @Override
    public void close() {
      function.close();
    }
  }
}
