// runs: clean
import dev.tensorlint.runtime.Tensor;

/** Two names, one tensor. */
final class ClosedThroughAlias {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    Tensor same = x;
    System.out.println(x.toFloatArray()[0]);
    same.close();
  }
}
