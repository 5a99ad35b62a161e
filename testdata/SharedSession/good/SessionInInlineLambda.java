// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.stream.IntStream;

/** The lambda runs on this thread, before the call returns. */
final class SessionInInlineLambda {
  static void run() {
    try (TracedFunction twice = TracedFunction.of(x -> x.mul(2f));
        Tensor one = Tensor.of(1f);
        Session session = Session.open(twice)) {
      session.bind(0, one);
      IntStream.range(0, 2)
          .forEach(
              i -> {
                try (Tensor y = session.run()) {
                  System.out.println(y.item());
                }
              });
    }
  }
}
