// runs: throws TensorDisposedException
// trap: wrapper-chains
import dev.tensorlint.runtime.Tensor;

/** An in-place operation gives the same handle back, so closing the result closes the operand. */
final class InPlaceResultClosed {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    Tensor y = x.reluInPlace();
    System.out.println(y.toFloatArray()[0]);
    y.close();
    System.out.println(x.toFloatArray()[0]); // want UseAfterDispose definite
  }
}
