// runs: leaks 1 tensor
// trap: null-guards
import dev.tensorlint.runtime.Tensor;

/** The guard is the wrong way round. */
final class GuardTheWrongWayRound {
  static void run() {
    Tensor x = Tensor.of(1f, -2f); // want UnscopedTensor definite
    System.out.println(x.toFloatArray()[0]);
    if (x == null) {
      x.close();
    }
  }
}
