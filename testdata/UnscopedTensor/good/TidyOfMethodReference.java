// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** The body of tidy is a method reference: what it makes on the way is released. */
final class TidyOfMethodReference {
  static void run() {
    Tensor y = TensorScope.tidy(TidyOfMethodReference::features);
    System.out.println(y.toFloatArray()[0]);
    y.close();
  }

  private static Tensor features() {
    return Tensor.of(1f, -2f).tanh().relu();
  }
}
