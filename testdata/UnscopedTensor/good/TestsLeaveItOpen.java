// runs: clean
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.runtime.Tensor;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** A class of tests: what they leave open ends with the run of the tests. */
final class TestsLeaveItOpen {
  private Tensor shared;

  @BeforeEach
  void open() {
    shared = Tensor.of(1f);
  }

  @Test
  void reads() {
    Tensor x = Tensor.of(1f, -2f);
    assertEquals(1f, x.toFloatArray()[0]);
    assertEquals(2f, x.neg().toFloatArray()[1]);
    x = shared.add(1f);
    assertEquals(2f, x.item());
  }

  @Nested
  class Helpers {
    float first(Tensor of) {
      return of.abs().toFloatArray()[0];
    }

    @Test
    void helps() {
      assertEquals(1f, first(Tensor.of(-1f)));
    }
  }

  static void run() {
    System.out.println("the tests are not run here");
  }
}
