// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorDisposedException;

/** The data is gone; the object is still there and says its name and shape. */
final class ReadAfterRelease {
  static void run() {
    Tensor x = Tensor.of(new float[] {1, 2, 3, 4}, Shape.of(2, 2));
    x.close();
    try {
      System.out.println(x.toFloatArray()[0]); // want UseAfterDispose definite
    } catch (TensorDisposedException e) {
      System.out.println(x + " of shape " + x.shape());
      throw e;
    }
  }
}
