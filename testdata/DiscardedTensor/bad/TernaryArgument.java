// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** One way makes a temporary, the other passes a tensor that is closed elsewhere. */
final class TernaryArgument {
  static void run() {
    try (Tensor x = Tensor.of(1f, -2f)) {
      show(x, true);
      show(x, false);
    }
  }

  private static void show(Tensor x, boolean scaled) {
    print(scaled ? x.mul(2f) : x); // want DiscardedTensor definite
  }

  private static void print(Tensor x) {
    System.out.println(x.toFloatArray()[0]);
  }
}
