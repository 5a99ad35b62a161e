// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The method owns both, and closing one handle twice is legal. */
final class ConversionOfOwn {
  static void run() {
    try (Tensor x = Tensor.of(1f, -2f);
        Tensor scaled = scaled(x)) {
      System.out.println(scaled.toFloatArray()[0]);
    }
  }

  private static Tensor scaled(Tensor x) {
    if (x.toFloatArray()[0] <= 1f) {
      return x;
    }
    return x.div(2f);
  }
}
