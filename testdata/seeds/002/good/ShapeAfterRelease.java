// runs: clean
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;

/** Shape, type and name may be asked for after the release. */
final class ShapeAfterRelease {
  static void run() {
    Tensor x = Tensor.of(new float[] {1, 2, 3, 4}, Shape.of(2, 2));
    x.close();
    System.out.println(x + " of shape " + x.shape() + " and type " + x.dtype());
  }
}
