// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The same condition decides twice. */
final class SameConditionTwice {
  static void run() {
    show(true);
    show(false);
  }

  private static void show(boolean early) {
    Tensor x = Tensor.of(1f, -2f);
    if (early) {
      x.close();
    }
    System.out.println(early ? "early" : "late");
    if (!early) {
      System.out.println(x.toFloatArray()[0]);
      x.close();
    }
  }
}
