// runs: throws TensorDisposedException
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.runtime.Tensor;
import org.junit.jupiter.api.Test;

/** What a test leaves open does not count; what makes it fail is not. */
final class ReadInATest {
  @Test
  void readsTooLate() {
    Tensor x = Tensor.of(1f, -2f);
    Tensor y = x.abs();
    x.close();
    assertEquals(2f, y.toFloatArray()[1]);
    y.close();
    assertEquals(1f, x.toFloatArray()[0]); // want UseAfterDispose definite
  }

  static void run() {
    new ReadInATest().readsTooLate();
  }
}
