// runs: leaks 1 tensor
// trap: closed-in-helper
import dev.tensorlint.runtime.Tensor;
import org.apache.arrow.util.AutoCloseables;

/** Two of three are given to the helper that closes them. */
final class OneLeftByArrow {
  static void run() throws Exception {
    Tensor x = Tensor.of(1f);
    Tensor y = x.relu();
    Tensor z = y.relu(); // want UnscopedTensor definite
    System.out.println(z.item());
    AutoCloseables.close(x, y);
  }
}
