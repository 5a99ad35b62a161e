// runs: leaks 1 tensor
// trap: nothing-to-close
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** The scope is closed before the second tensor is made. */
final class CreatedBehindScope {
  static void run() {
    try (TensorScope scope = TensorScope.open()) {
      Tensor inside = Tensor.of(1f);
      System.out.println(inside.toFloatArray()[0]);
    }
    Tensor behind = Tensor.of(2f); // want UnscopedTensor definite
    System.out.println(behind.toFloatArray()[0]);
  }
}
