// runs: clean
import dev.tensorlint.runtime.Tensor;

/** A tensor may be closed as often as one likes. */
final class TensorClosedTwice {
  static void run() {
    try (Tensor x = Tensor.of(1f, -2f)) {
      System.out.println(x.toFloatArray()[0]);
      x.close();
    }
    Tensor y = Tensor.of(1f, -2f);
    try {
      System.out.println(y.toFloatArray()[0]);
      y.close();
    } finally {
      y.close();
    }
  }
}
