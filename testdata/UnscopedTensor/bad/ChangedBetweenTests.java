// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The tested variable changes between the tests. */
final class ChangedBetweenTests {
  static void run() {
    show(5);
  }

  private static void show(int given) {
    int n = given + 1;
    Tensor x = null;
    if (n > 3) {
      x = Tensor.of(1f, -2f); // want UnscopedTensor potential
    }
    n -= 5;
    if (n > 3) {
      x.close();
    }
  }
}
