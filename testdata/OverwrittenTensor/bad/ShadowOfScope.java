// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** Kept out of its scope, and then overwritten. */
final class ShadowOfScope {
  static void run() {
    try (TensorScope scope = TensorScope.open()) {
      Tensor x = Tensor.of(1f, -2f).keep();
      x = x.relu(); // want OverwrittenTensor definite
      System.out.println(x.toFloatArray()[0]);
    }
  }
}
