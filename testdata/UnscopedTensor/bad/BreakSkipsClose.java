// runs: leaks 1 tensor
// trap: path-merges
import dev.tensorlint.runtime.Tensor;

/** The break jumps over the close. */
final class BreakSkipsClose {
  static void run() {
    for (int i = 0; i < 3; i++) {
      Tensor x = Tensor.of(i); // want UnscopedTensor potential
      if (x.toFloatArray()[0] > 0) {
        break;
      }
      x.close();
    }
  }
}
