// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** A method of this object closes the field. */
final class FieldClosedByMethod {
  private final Tensor weights = Tensor.of(1f, -2f);

  static void run() {
    new FieldClosedByMethod().finish();
  }

  private void finish() {
    release();
    System.out.println(weights.toFloatArray()[0]); // want UseAfterDispose definite
  }

  private void release() {
    weights.close();
  }
}
