// runs: clean
import dev.tensorlint.runtime.Tensor;

/** An error of the program itself ends it: nobody counts tensors then. */
final class FailsBeyondRepair {
  static void run() {
    System.out.println(sign(1));
  }

  private static String sign(int n) {
    Tensor x = Tensor.of(n);
    String text;
    switch (Integer.signum(n)) {
      case 1 -> text = "positive " + x.item();
      case 0 -> text = "zero";
      case -1 -> text = "negative " + x.item();
      default -> throw new AssertionError(n);
    }
    x.close();
    return text;
  }
}
