// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** What tidy returns has left its scope. */
final class TidyResultRead {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    Tensor y = TensorScope.tidy(() -> x.tanh().relu());
    System.out.println(y.toFloatArray()[0] + x.toFloatArray()[0]);
    y.close();
    x.close();
  }
}
