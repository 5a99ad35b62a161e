// runs: clean
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorDisposedException;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A class of tests, as people write them, and what a runner does with it. */
final class MathTests {
  private final List<Tensor> opened = new ArrayList<>();
  private Tensor x;
  private Model model;

  static void run() {
    List<Runnable> tests = new ArrayList<>();
    MathTests all = new MathTests();
    tests.add(all::adds);
    tests.add(all::closesTwice);
    tests.add(all::isUselessBehindClose);
    tests.add(all::predictsTheSameTwice);
    tests.add(all::scopesClose);
    tests.add(all::concatenates);
    for (Runnable test : tests) {
      all.open();
      try {
        test.run();
      } finally {
        all.closeAll();
      }
    }
  }

  @BeforeEach
  void open() {
    x = Tensor.of(new float[] {1, 2}, Shape.of(1, 2));
    model = Sequential.withInputs(2, new Dense(1));
  }

  @AfterEach
  void closeAll() {
    opened.forEach(Tensor::close);
    opened.clear();
    model.close();
    x.close();
  }

  private Tensor managed(Tensor tensor) {
    opened.add(tensor);
    return tensor;
  }

  @Test
  void adds() {
    Tensor sum = managed(x.add(1f));
    assertArrayEquals(new float[] {2, 3}, sum.toFloatArray());
    assertEquals(Shape.of(1, 2), sum.shape());
  }

  @Test
  void closesTwice() {
    Tensor y = x.relu();
    y.close();
    y.close();
    assertTrue(y.isClosed());
  }

  @Test
  void isUselessBehindClose() {
    Tensor y = managed(x.square());
    y.close();
    TensorDisposedException thrown =
        assertThrows(TensorDisposedException.class, () -> y.toFloatArray());
    assertTrue(thrown.getMessage().contains("disposed"), thrown.getMessage());
    assertThrows(TensorDisposedException.class, y::neg);
  }

  @Test
  void predictsTheSameTwice() {
    float first = predict();
    float second = predict();
    assertEquals(first, second);
  }

  private float predict() {
    try (Tensor y = model.predict(x)) {
      return y.item();
    }
  }

  @Test
  void scopesClose() {
    Tensor kept;
    Tensor lost;
    try (TensorScope scope = TensorScope.open()) {
      lost = x.neg();
      kept = managed(lost.abs().keep());
    }
    assertTrue(lost.isClosed());
    assertArrayEquals(x.toFloatArray(), kept.toFloatArray());
  }

  @Test
  void concatenates() {
    List<Tensor> parts = List.of(managed(x.clone()), managed(x.neg()));
    Tensor all = managed(x.concat(0, parts));
    assertEquals(3, all.shape().dim(0));
  }
}
