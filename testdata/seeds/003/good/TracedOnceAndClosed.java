// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.TracedFunction;

/** One graph for all rounds, made in the first, and each result has an end. */
final class TracedOnceAndClosed {
  static void run() {
    try (Tensor kernel = Tensor.ones(10, 10);
        Tensor x = Tensor.ones(100, 10);
        TracedFunction model = dense(kernel)) {
      for (int i = 0; i < 10; i++) {
        try (Tensor y = model.call(x)) {
          System.out.println(y.shape());
        }
      }
      if (model.traces() != 1) {
        throw new IllegalStateException(model.traces() + " traces");
      }
    }
  }

  private static TracedFunction dense(Tensor kernel) {
    return TracedFunction.ofTrace(trace -> trace.input(0).matmul(trace.constant(kernel)).tanh());
  }
}
