// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The last round is closed behind the loop, the one before it is lost. */
final class OnlyLastRoundClosed {
  static void run() {
    Tensor last = null;
    for (int i = 0; i < 2; i++) {
      last = Tensor.of(i); // want OverwrittenTensor potential
    }
    if (last != null) {
      System.out.println(last.toFloatArray()[0]);
      last.close();
    }
  }
}
