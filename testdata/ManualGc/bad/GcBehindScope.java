// runs: collects the garbage
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** The scope has released everything already. */
final class GcBehindScope {
  static void run() {
    try (TensorScope scope = TensorScope.open()) {
      System.out.println(Tensor.of(1f).mul(2f).item());
    }
    System.gc(); // want ManualGc potential
  }
}
