// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** The helper creates, but only ever inside its caller's scope. */
final class ScopeAcrossHelper {
  static void run() {
    try (TensorScope scope = TensorScope.open()) {
      System.out.println(norm(1f, -2f));
    }
  }

  private static float norm(float... values) {
    Tensor x = Tensor.of(values);
    return x.mul(x).sum().toFloatArray()[0];
  }
}
