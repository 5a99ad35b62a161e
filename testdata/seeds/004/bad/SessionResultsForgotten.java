// runs: leaks 10 tensors
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.Session;
import dev.tensorlint.runtime.trace.TracedFunction;

/** One thread and one session leak as well: the results are the caller's. */
final class SessionResultsForgotten {
  static void run() {
    try (Tensor x = Tensor.ones(1, 5);
        TracedFunction graph = TracedFunction.of(input -> input.mul(2f).tanh());
        Session session = Session.open(graph)) {
      session.bind(0, x);
      for (int i = 0; i < 10; i++) {
        Tensor y = session.run(); // want UnscopedTensor definite
        System.out.println(y.shape());
      }
    }
  }
}
