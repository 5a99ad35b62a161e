// runs: leaks 1 tensor
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.runtime.Tensor;
import org.junit.jupiter.api.Test;

/** A class is no test because the tests of it are nested in it. */
final class NextToItsTests {
  static float first(float... values) {
    Tensor x = Tensor.of(values); // want UnscopedTensor definite
    return x.toFloatArray()[0];
  }

  static final class Tests {
    @Test
    void reads() {
      assertEquals(1f, first(1f, 2f));
      assertEquals(3f, Tensor.of(3f).item());
    }
  }

  static void run() {
    System.out.println(first(1f, -2f));
  }
}
