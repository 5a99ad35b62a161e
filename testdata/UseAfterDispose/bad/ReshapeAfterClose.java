// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** Not even another handle can be made of it. */
final class ReshapeAfterClose {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    x.close();
    Tensor column = x.reshape(2, 1); // want UseAfterDispose definite
    System.out.println(column.shape());
    column.close();
  }
}
