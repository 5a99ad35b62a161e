// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The finally block runs after the value was read. */
final class ReturnReadsBeforeFinally {
  static void run() {
    System.out.println(first());
  }

  private static float first() {
    Tensor x = Tensor.of(1f, -2f);
    try {
      return x.toFloatArray()[0];
    } finally {
      x.close();
    }
  }
}
