// runs: clean
// trap: ownership-returned
import dev.tensorlint.runtime.Tensor;

/** What is returned is the caller's, and the caller closes it. */
final class ReturnedToCaller {
  static void run() {
    Tensor weights = weights(3);
    System.out.println(weights.toFloatArray()[0]);
    weights.close();
  }

  private static Tensor weights(int units) {
    Tensor fresh = Tensor.fill(0.5f, units);
    return fresh;
  }
}
