// runs: leaks 1 tensor
// trap: ownership-returned
import dev.tensorlint.runtime.Tensor;

/** The helper returns the end of a chain to a caller without a scope. */
final class ChainOfHelper {
  static void run() {
    try (Tensor x = Tensor.of(1f, -2f);
        Tensor y = squashed(x)) {
      System.out.println(y.toFloatArray()[0]);
    }
  }

  private static Tensor squashed(Tensor x) {
    return x.mul(2f) // want DiscardedTensor definite
        .tanh();
  }
}
