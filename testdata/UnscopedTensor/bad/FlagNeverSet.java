// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The flag that guards the close is never set. */
final class FlagNeverSet {
  static void run() {
    boolean owned = false;
    Tensor x = Tensor.of(1f, -2f); // want UnscopedTensor definite
    System.out.println(x.toFloatArray()[0]);
    if (owned) {
      x.close();
    }
  }
}
