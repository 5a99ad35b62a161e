// runs: clean
import dev.tensorlint.runtime.Tensor;

/** Another variable still names the old value. */
final class OldValueHasAnotherName {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    Tensor old = x;
    x = x.relu();
    System.out.println(x.toFloatArray()[0]);
    old.close();
    x.close();
  }
}
