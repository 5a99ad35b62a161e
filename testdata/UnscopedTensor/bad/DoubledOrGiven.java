// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;

/** What is closed here on every way closes the caller's tensor as well: there is no safe fix. */
final class DoubledOrGiven {
  static void run() {
    try (Tensor x = Tensor.of(1f, 2f)) {
      chosen(x, true);
      chosen(x, false);
      byHelper(x, 1);
      byHelper(x, 0);
      System.out.println(x.shape().size());
    }
  }

  private static void chosen(Tensor source, boolean isDoubled) {
    Tensor doubled = isDoubled ? doubled(source) : source; // want UnscopedTensor definite
    System.out.println(doubled.shape().size());
  }

  private static void byHelper(Tensor source, int times) {
    Tensor doubled = doubledOften(source, times); // want UnscopedTensor potential
    System.out.println(doubled.shape().size());
  }

  private static Tensor doubledOften(Tensor source, int times) {
    return times < 1 ? source : source.mul(2f);
  }

  private static Tensor doubled(Tensor source) {
    return source.mul(2f);
  }
}
