// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.SymbolicTensor;
import dev.tensorlint.runtime.trace.TracedFunction;

/** Methods of symbolic tensors belong to no trace. */
final class HelpersInTwoTraces {
  static void run() {
    try (Tensor x = Tensor.of(1f, -2f);
        TracedFunction first = TracedFunction.of(HelpersInTwoTraces::scaled);
        TracedFunction second = TracedFunction.of(input -> scaled(input).tanh());
        Tensor y = first.call(x);
        Tensor z = second.call(y)) {
      System.out.println(z.toFloatArray()[0]);
    }
  }

  private static SymbolicTensor scaled(SymbolicTensor input) {
    SymbolicTensor sum = input.abs().sum();
    return input.div(sum);
  }
}
