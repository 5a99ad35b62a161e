// runs: clean
// trap: closed-in-helper
import dev.tensorlint.runtime.Tensor;

/** One helper closes any number. */
final class VarargsCloser {
  static void run() {
    Tensor x = Tensor.of(1f);
    Tensor y = x.relu();
    closeAll(x, y, null);
  }

  private static void closeAll(Tensor... all) {
    for (Tensor one : all) {
      if (one != null) {
        one.close();
      }
    }
  }
}
