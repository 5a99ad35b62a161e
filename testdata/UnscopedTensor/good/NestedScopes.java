// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** The inner scope releases its own, the outer one the rest. */
final class NestedScopes {
  static void run() {
    try (TensorScope outer = TensorScope.open()) {
      Tensor x = Tensor.of(1f, -2f);
      try (TensorScope inner = TensorScope.open()) {
        System.out.println(x.tanh().relu().toFloatArray()[0]);
      }
      System.out.println(x.exp().toFloatArray()[0]);
    }
  }
}
