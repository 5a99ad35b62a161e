// runs: clean
import dev.tensorlint.runtime.Tensor;

/** Closed on every way: the helper takes it over. */
final class HelperClosesParameter {
  static void run() {
    System.out.println(first(Tensor.of(1f, -2f)));
  }

  private static float first(Tensor x) {
    try (x) {
      return x.toFloatArray()[0];
    }
  }
}
