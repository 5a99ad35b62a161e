// runs: clean
// trap: closed-in-helper
import dev.tensorlint.runtime.Tensor;

/** The helper closes what it is given. */
final class ClosedInHelper {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    showAndClose(x);
  }

  private static void showAndClose(Tensor tensor) {
    System.out.println(tensor.toFloatArray()[0]);
    tensor.close();
  }
}
