// runs: clean
import dev.tensorlint.runtime.Tensor;

/** Whether there is a tensor follows from tests of values that do not change in between. */
final class SameTestAgain {
  private final boolean wanted;

  private SameTestAgain(boolean wanted) {
    this.wanted = wanted;
  }

  static void run() {
    new SameTestAgain(true).byField();
    new SameTestAgain(false).byField();
    byNumber(2);
    byNumber(5);
    byName("train");
    byName("test");
  }

  private void byField() {
    Tensor x = null;
    if (wanted) {
      x = Tensor.of(1f, -2f);
    }
    System.out.println("between");
    if (wanted) {
      x.close();
    }
  }

  private static void byNumber(int given) {
    int n = given + 1;
    Tensor x = null;
    if (n > 3) {
      x = Tensor.of(1f, -2f);
    }
    System.out.println("between");
    if (n >= 4) {
      x.close();
    }
  }

  private static void byName(String mode) {
    Tensor x = null;
    if (mode.equals("train")) {
      x = Tensor.of(1f, -2f);
    }
    System.out.println("between");
    if (mode.equals("train")) {
      x.close();
    }
  }
}
