// runs: clean
import dev.tensorlint.runtime.Tensor;

/** Closed only where it is not the argument. */
final class ConversionCompared {
  static void run() {
    try (Tensor x = Tensor.of(1f, -2f)) {
      System.out.println(first(x));
      System.out.println(x.toFloatArray()[0]);
    }
  }

  private static float first(Tensor x) {
    Tensor scaled = scaled(x);
    float first = scaled.toFloatArray()[0];
    if (scaled != x) {
      scaled.close();
    }
    return first;
  }

  private static Tensor scaled(Tensor x) {
    if (x.toFloatArray()[0] <= 1f) {
      return x;
    }
    return x.div(2f);
  }
}
