// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The method closes what it was given, whatever comes back. */
final class ConversionTakesOver {
  static void run() {
    System.out.println(first(Tensor.of(1f, -2f)));
    System.out.println(first(Tensor.of(3f, -2f)));
  }

  private static float first(Tensor x) {
    Tensor scaled = scaled(x);
    float first = scaled.toFloatArray()[0];
    scaled.close();
    x.close();
    return first;
  }

  private static Tensor scaled(Tensor x) {
    if (x.toFloatArray()[0] <= 1f) {
      return x;
    }
    return x.div(2f);
  }
}
