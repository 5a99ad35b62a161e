// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** The scope closes what has no name. */
final class ChainInScope {
  static void run() {
    try (TensorScope scope = TensorScope.open()) {
      System.out.println(Tensor.of(1f, -2f).tanh().mul(2f).toFloatArray()[0]);
    }
  }
}
