// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** The plain one: closed, then read. */
final class ReadAfterClose {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    Tensor y = x.tanh();
    x.close();
    System.out.println(y.toFloatArray()[0] + x.toFloatArray()[0]); // want UseAfterDispose definite
    y.close();
  }
}
