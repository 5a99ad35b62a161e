// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** The inner scope does not own what the outer one does. */
final class OuterReadBehindInner {
  static void run() {
    try (TensorScope outer = TensorScope.open()) {
      Tensor x = Tensor.of(1f, -2f);
      try (TensorScope inner = TensorScope.open()) {
        System.out.println(x.exp().toFloatArray()[0]);
      }
      System.out.println(x.toFloatArray()[0]);
    }
  }
}
