// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** The steps of a computation are counted. */
final class CountedSteps {
  static void run() {
    System.out.println(power(2f, 10));
  }

  private static float power(float base, int exponent) {
    try (TensorScope scope = TensorScope.open()) {
      Tensor x = Tensor.scalar(1f);
      for (int i = 0; i < exponent; i++) {
        x = x.mul(base);
      }
      return x.item();
    }
  }
}
