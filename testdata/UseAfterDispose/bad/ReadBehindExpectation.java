// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorDisposedException;
import org.junit.jupiter.api.Assertions;

/** The first read is expected to fail, the second is not. */
final class ReadBehindExpectation {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    x.close();
    Assertions.assertThrows(TensorDisposedException.class, () -> x.toFloatArray());
    System.out.println(x.toFloatArray()[0]); // want UseAfterDispose definite
  }
}
