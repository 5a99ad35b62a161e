// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** In place there is one tensor under two names: here closing the input is the bug. */
final class ReluInPlaceInputClosed {
  static void run() {
    Tensor x = Tensor.of(1f, -2f, 3f, -4f);
    Tensor y = x.reluInPlace();
    x.close();
    System.out.println(y.toFloatArray()[0]); // want UseAfterDispose definite
  }
}
