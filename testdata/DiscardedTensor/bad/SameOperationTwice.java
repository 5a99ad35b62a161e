// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;

/** Two values without a name come from the same operation. */
final class SameOperationTwice {
  static void run() {
    try (Tensor x = Tensor.of(1f);
        Tensor y = Tensor.of(-2f)) {
      float relu = x.relu().item() + y.relu().item(); // want DiscardedTensor definite, DiscardedTensor definite
      System.out.println(relu);
    }
  }
}
