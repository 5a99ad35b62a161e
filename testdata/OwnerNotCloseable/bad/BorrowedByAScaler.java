// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The caller still reads the factor after it has used the scaler, and closes the scaler last. */
final class BorrowedByAScaler {

  private static final class Scaler {
    private final Tensor factor; // want OwnerNotCloseable definite

    Scaler(Tensor factor) {
      this.factor = factor;
    }

    float scale(float value) {
      return factor.toFloatArray()[0] * value;
    }
  }

  static void run() {
    Tensor factor = Tensor.of(2f);
    Scaler scaler = new Scaler(factor);
    System.out.println(scaler.scale(3f));
    System.out.println(factor.toFloatArray()[0]);
  }
}
