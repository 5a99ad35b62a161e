// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorDisposedException;
import org.junit.jupiter.api.Assertions;

/** The old way to expect an exception. */
final class ExpectedByFail {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    x.close();
    try {
      System.out.println(x.toFloatArray()[0]);
      Assertions.fail("reading must fail");
    } catch (TensorDisposedException expected) {
      System.out.println("refused");
    }
    try {
      x.tanh().close();
      throw failure();
    } catch (TensorDisposedException expected) {
      System.out.println("refused");
    }
  }

  private static AssertionError failure() {
    throw new AssertionError("reading must fail");
  }
}
