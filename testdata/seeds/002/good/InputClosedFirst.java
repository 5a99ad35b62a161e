// runs: clean
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;

/** Nor does the release of an input reach the result. */
final class InputClosedFirst {
  static void run() {
    Tensor x = Tensor.of(new float[] {9, 10, 11, 12}, Shape.of(2, 2));
    try (Tensor squares = x.square()) {
      x.close();
      System.out.println(squares.toFloatArray()[0]);
    }
  }
}
