// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** Kept out of its scope, and then forgotten. */
final class KeptAndForgotten {
  static void run() {
    try (TensorScope scope = TensorScope.open()) {
      Tensor x = Tensor.of(1f, -2f).keep(); // want UnscopedTensor definite
      System.out.println(x.toFloatArray()[0]);
    }
  }
}
