// runs: clean
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;

/** Closing a result leaves what it was computed from alone. */
final class ResultClosedFirst {
  static void run() {
    try (Tensor x = Tensor.of(new float[] {9, 10, 11, 12}, Shape.of(2, 2))) {
      Tensor squares = x.square();
      squares.close();
      System.out.println(x.toFloatArray()[0]);
    }
  }
}
