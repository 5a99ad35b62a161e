// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.function.Supplier;

/** A function that captures the session is called here. */
final class TaskThatNobodyStarts {
  static void run() {
    try (TracedFunction twice = TracedFunction.of(x -> x.mul(2f));
        Tensor one = Tensor.of(1f);
        Session session = Session.open(twice)) {
      session.bind(0, one);
      Supplier<Float> ask =
          () -> {
            try (Tensor y = session.run()) {
              return y.item();
            }
          };
      System.out.println(ask.get());
    }
  }
}
