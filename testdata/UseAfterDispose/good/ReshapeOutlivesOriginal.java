// runs: clean
import dev.tensorlint.runtime.Tensor;

/** A reshaped tensor has a handle of its own: closing the original leaves it valid. */
final class ReshapeOutlivesOriginal {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    Tensor column = x.reshape(2, 1);
    x.close();
    System.out.println(column.toFloatArray()[0]);
    column.close();
  }
}
