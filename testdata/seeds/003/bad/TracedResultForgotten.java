// runs: leaks 10 tensors
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.TracedFunction;

/** A traced function frees what is inside its graph; its results are the caller's. */
final class TracedResultForgotten {
  static void run() {
    try (Tensor kernel = Tensor.ones(10, 10);
        Tensor x = Tensor.ones(100, 10);
        TracedFunction model = dense(kernel)) {
      for (int i = 0; i < 10; i++) {
        Tensor y = model.call(x); // want UnscopedTensor definite
        System.out.println(y.shape());
      }
    }
  }

  private static TracedFunction dense(Tensor kernel) {
    return TracedFunction.ofTrace(trace -> trace.input(0).matmul(trace.constant(kernel)).tanh());
  }
}
