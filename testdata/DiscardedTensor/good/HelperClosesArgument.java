// runs: clean
// trap: closed-in-helper
import dev.tensorlint.runtime.Tensor;

/** The helper closes what it is given. */
final class HelperClosesArgument {
  static void run() {
    System.out.println(firstOf(Tensor.of(1f, -2f)));
  }

  private static float firstOf(Tensor x) {
    try (x) {
      return x.toFloatArray()[0];
    }
  }
}
