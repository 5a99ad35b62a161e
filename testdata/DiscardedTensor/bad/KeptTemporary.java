// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** Kept out of the scope that would have closed it. */
final class KeptTemporary {
  static void run() {
    try (TensorScope scope = TensorScope.open()) {
      System.out.println(
          Tensor.of(1f, -2f) // want DiscardedTensor definite
              .keep()
              .toFloatArray()[0]);
    }
  }
}
