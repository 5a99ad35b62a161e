// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorDisposedException;
import org.junit.jupiter.api.Assertions;

/** A test that reads after close on purpose, and uses what it needs afterwards. */
final class ExpectedByAssertion {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    Tensor y = x.tanh();
    x.close();
    Assertions.assertThrows(TensorDisposedException.class, () -> x.toFloatArray());
    Assertions.assertThrows(TensorDisposedException.class, x::tanh);
    Assertions.assertThrows(
        TensorDisposedException.class,
        () -> {
          Tensor z = x.add(y);
          z.close();
        });
    System.out.println(y.toFloatArray()[0]);
    y.close();
  }
}
