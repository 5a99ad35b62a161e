// runs: clean
import dev.tensorlint.runtime.Tensor;

/** Closed, then set to null so that nobody uses it. */
final class NullAfterClosing {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    System.out.println(x.toFloatArray()[0]);
    x.close();
    x = null;
    x = Tensor.of(3f);
    x.close();
  }
}
