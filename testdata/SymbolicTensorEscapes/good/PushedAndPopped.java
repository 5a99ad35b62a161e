// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.SymbolicTensor;
import dev.tensorlint.runtime.trace.TracedFunction;
import java.util.ArrayDeque;
import java.util.Deque;

/** A stack from before the trace is empty again at its end. */
final class PushedAndPopped {
  static void run() {
    Deque<SymbolicTensor> stack = new ArrayDeque<>();
    try (Tensor x = Tensor.of(1f, -2f);
        TracedFunction function =
            TracedFunction.of(
                input -> {
                  stack.push(input.relu());
                  SymbolicTensor top = stack.pop();
                  return top.tanh();
                });
        Tensor y = function.call(x)) {
      System.out.println(y.toFloatArray()[0]);
    }
  }
}
