// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** The helper opens no scope: the value is the caller's. */
final class ReturnedIntoCallersScope {
  static void run() {
    try (TensorScope scope = TensorScope.open()) {
      Tensor y = features();
      System.out.println(y.toFloatArray()[0]);
    }
  }

  private static Tensor features() {
    return Tensor.of(1f, -2f).relu();
  }
}
