// runs: clean
import dev.tensorlint.runtime.Tensor;

/** A variable and a constant that have one value exclude the code that would leak. */
final class ConstantNeverComesThere {
  private static final int LEVEL = 1;
  private static final int DEBUG = 2;

  static void run() {
    int kind = 0;
    boolean again = false;
    switch (kind) {
      case 0:
        System.out.println("none");
        break;
      case 1:
        Tensor one = Tensor.zeros(1);
        System.out.println(one.shape());
        break;
      default:
        Tensor other = Tensor.zeros(2);
        System.out.println(other.shape());
    }
    if (LEVEL == DEBUG || again) {
      Tensor shown = Tensor.zeros(3);
      System.out.println(shown.shape());
    }
    if (kind > 3) {
      Tensor many = Tensor.zeros(kind);
      System.out.println(many.shape());
    }
  }
}
