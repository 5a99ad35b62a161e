// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** What the body of tidy returns is the caller's. */
final class ReturnedByTidy {
  static void run() {
    try (Tensor y = features()) {
      System.out.println(y.toFloatArray()[0]);
    }
  }

  private static Tensor features() {
    return TensorScope.tidy(() -> Tensor.of(1f, -2f).relu());
  }
}
