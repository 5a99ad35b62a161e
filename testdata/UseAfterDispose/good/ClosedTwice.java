// runs: clean
import dev.tensorlint.runtime.Tensor;

/** Closing again does nothing. */
final class ClosedTwice {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    try (x) {
      System.out.println(x.toFloatArray()[0]);
      x.close();
    }
    x.close();
  }
}
