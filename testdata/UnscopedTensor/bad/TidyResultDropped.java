// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** What tidy returns is the caller's, who drops it. */
final class TidyResultDropped {
  static void run() {
    Tensor y = TensorScope.tidy(() -> features()); // want UnscopedTensor definite
    System.out.println(y.toFloatArray()[0]);
  }

  private static Tensor features() {
    return Tensor.of(1f, -2f).relu();
  }
}
