// runs: clean
import dev.tensorlint.runtime.Tensor;
import org.junit.jupiter.api.Assertions;

/** A test makes a tensor in vain: the shape does not fit. */
final class MadeWhereExpectedToFail {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    Assertions.assertThrows(IllegalArgumentException.class, () -> x.reshape(3));
    Assertions.assertThrows(IllegalArgumentException.class, () -> x.reshape(3).tanh());
    try {
      Tensor wrong = x.reshape(5);
      Assertions.fail("there is no such shape: " + wrong);
    } catch (IllegalArgumentException expected) {
      System.out.println("refused");
    }
    x.close();
  }
}
