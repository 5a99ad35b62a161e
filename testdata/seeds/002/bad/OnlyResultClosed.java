// runs: leaks 1 tensor
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;

/** The release of the result does not pass on to what it was computed from. */
final class OnlyResultClosed {
  static void run() {
    Tensor x =
        Tensor.of(new float[] {9, 10, 11, 12}, Shape.of(2, 2)); // want UnscopedTensor definite
    Tensor squares = x.square();
    squares.close();
    System.out.println(x.toFloatArray()[0]);
  }
}
