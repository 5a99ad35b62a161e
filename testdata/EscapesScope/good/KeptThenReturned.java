// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** Kept, so that the caller closes it. */
final class KeptThenReturned {
  static void run() {
    try (Tensor y = features()) {
      System.out.println(y.toFloatArray()[0]);
    }
  }

  private static Tensor features() {
    try (TensorScope scope = TensorScope.open()) {
      return Tensor.of(1f, -2f).relu().keep();
    }
  }
}
