// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The loop ends by the break only, and always with an open tensor. */
final class LoopEndsOpen {
  static void run() {
    int round = 0;
    while (true) {
      Tensor x = Tensor.of(round); // want UnscopedTensor definite
      if (x.toFloatArray()[0] > 0) {
        break;
      }
      x.close();
      round++;
    }
  }
}
