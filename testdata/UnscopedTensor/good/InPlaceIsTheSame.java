// runs: clean
// trap: wrapper-chains
import dev.tensorlint.runtime.Tensor;

/** The in-place operation gives the same handle back. */
final class InPlaceIsTheSame {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    Tensor y = x.reluInPlace();
    System.out.println(y.toFloatArray()[0]);
    y.close();
  }
}
