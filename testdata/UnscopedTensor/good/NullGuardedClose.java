// runs: clean
// trap: null-guards
import dev.tensorlint.runtime.Tensor;

/** The null check is on the same variable that was assigned on one branch. */
final class NullGuardedClose {
  static void run() {
    show(true);
    show(false);
  }

  private static void show(boolean wanted) {
    Tensor x = null;
    if (wanted) {
      x = Tensor.of(1f, -2f);
      System.out.println(x.toFloatArray()[0]);
    }
    if (x != null) {
      x.close();
    }
  }
}
