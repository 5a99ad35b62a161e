// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The result that is ignored is the tensor itself. */
final class IgnoredInPlaceResult {
  static void run() {
    try (Tensor x = Tensor.of(1f, -2f)) {
      x.reluInPlace();
      System.out.println(x.toFloatArray()[0]);
    }
  }
}
