// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** The outer scope is still open, but the value is of the inner one. */
final class InnerScopeReturns {
  static void run() {
    try (TensorScope outer = TensorScope.open()) {
      Tensor y = features();
      System.out.println(y.toFloatArray()[0]);
    }
  }

  private static Tensor features() {
    try (TensorScope inner = TensorScope.open()) {
      Tensor x = Tensor.of(1f, -2f);
      return x.reshape(2, 1); // want EscapesScope definite
    }
  }
}
