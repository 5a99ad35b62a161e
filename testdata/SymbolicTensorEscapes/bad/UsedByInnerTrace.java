// runs: throws SymbolicTensorException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.SymbolicTensor;
import dev.tensorlint.runtime.trace.TracedFunction;

/** A function inside a function has a trace of its own. */
final class UsedByInnerTrace {
  static void run() {
    try (Tensor x = Tensor.of(1f, -2f);
        TracedFunction function = TracedFunction.of(UsedByInnerTrace::body);
        Tensor y = function.call(x)) {
      System.out.println(y.shape());
    }
  }

  private static SymbolicTensor body(SymbolicTensor outer) {
    try (Tensor one = Tensor.of(1f, 1f);
        TracedFunction inner =
            TracedFunction.of(
                input -> input.add(outer)); // want SymbolicTensorEscapes definite
        Tensor sum = inner.call(one)) {
      System.out.println(sum.shape());
    }
    return outer;
  }
}
