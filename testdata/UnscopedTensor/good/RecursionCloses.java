// runs: clean
import dev.tensorlint.runtime.Tensor;

/** Every level of the recursion closes its own. */
final class RecursionCloses {
  static void run() {
    System.out.println(sum(3));
  }

  private static float sum(int n) {
    if (n == 0) {
      return 0;
    }
    try (Tensor x = Tensor.of(n)) {
      return x.item() + sum(n - 1);
    }
  }
}
