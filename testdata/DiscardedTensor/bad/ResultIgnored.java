// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** An operation is not in place, and its result is ignored. */
final class ResultIgnored {
  static void run() {
    try (Tensor x = Tensor.of(1f, -2f)) {
      x.relu(); // want DiscardedTensor definite
      System.out.println(x.toFloatArray()[0]);
    }
  }
}
