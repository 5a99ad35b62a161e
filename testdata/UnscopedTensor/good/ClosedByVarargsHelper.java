// runs: clean
// trap: closed-in-helper
import dev.tensorlint.runtime.Tensor;

/** A helper with a variable number of arguments closes them all. */
final class ClosedByVarargsHelper {
  static void run() {
    Tensor a = Tensor.of(1f);
    Tensor b = a.add(2f);
    System.out.println(b.toFloatArray()[0]);
    closeAll(a, b);
  }

  private static void closeAll(Tensor... tensors) {
    for (Tensor tensor : tensors) {
      tensor.close();
    }
  }
}
