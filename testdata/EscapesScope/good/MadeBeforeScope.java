// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** Made before the scope was opened, so it is none of its business. */
final class MadeBeforeScope {
  static void run() {
    try (Tensor y = features()) {
      System.out.println(y.toFloatArray()[0]);
    }
  }

  private static Tensor features() {
    Tensor x = Tensor.of(1f, -2f);
    try (TensorScope scope = TensorScope.open()) {
      System.out.println(x.relu().toFloatArray()[0]);
      return x;
    }
  }
}
