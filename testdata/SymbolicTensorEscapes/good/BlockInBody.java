// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.trace.SymbolicTensor;
import dev.tensorlint.runtime.trace.TracedFunction;

/** An object that the body makes may hold what it likes. */
final class BlockInBody {
  static void run() {
    try (Tensor x = Tensor.of(1f, -2f);
        TracedFunction function = TracedFunction.of(input -> new Block(input.relu()).twice());
        Tensor y = function.call(x)) {
      System.out.println(y.toFloatArray()[0]);
    }
  }

  private static final class Block {
    private final SymbolicTensor input;

    Block(SymbolicTensor input) {
      this.input = input;
    }

    SymbolicTensor twice() {
      return input.add(input);
    }
  }
}
