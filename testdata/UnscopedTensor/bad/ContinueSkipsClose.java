// runs: leaks 2 tensors
// trap: path-merges
import dev.tensorlint.runtime.Tensor;

/** The continue jumps over the close. */
final class ContinueSkipsClose {
  static void run() {
    for (int i = 0; i < 3; i++) {
      Tensor x = Tensor.of(i); // want UnscopedTensor potential
      if (x.toFloatArray()[0] > 0) {
        continue;
      }
      x.close();
    }
  }
}
