// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The pattern variable is another name of it. */
final class ClosedThroughPattern {
  static void run() {
    Object value = Tensor.of(1f, -2f);
    if (value instanceof Tensor tensor) {
      System.out.println(tensor.toFloatArray()[0]);
      tensor.close();
    }
  }
}
