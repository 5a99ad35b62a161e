// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** The data lives on in the original, but the view's own handle is closed. */
final class ViewHandleClosed {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    Tensor column = x.reshape(2, 1);
    column.close();
    System.out.println(column.toFloatArray()[0]); // want UseAfterDispose definite
    x.close();
  }
}
