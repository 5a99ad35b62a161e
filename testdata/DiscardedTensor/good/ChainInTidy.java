// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** So does tidy, but for the result. */
final class ChainInTidy {
  static void run() {
    try (Tensor y = TensorScope.tidy(() -> Tensor.of(1f, -2f).tanh().mul(2f))) {
      System.out.println(y.toFloatArray()[0]);
    }
  }
}
