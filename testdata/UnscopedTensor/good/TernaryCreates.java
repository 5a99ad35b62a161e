// runs: clean
// trap: null-guards
import dev.tensorlint.runtime.Tensor;

/** Made and closed under the same ternary condition. */
final class TernaryCreates {
  static void run() {
    show(true);
    show(false);
  }

  private static void show(boolean wanted) {
    Tensor x = wanted ? Tensor.of(1f, -2f) : null;
    System.out.println(x == null ? "nothing" : "first of " + x.shape());
    if (x != null) {
      x.close();
    }
  }
}
