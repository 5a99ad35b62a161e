// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** A field of this object, closed and then read. */
final class FieldReadAfterClose {
  private final Tensor weights = Tensor.of(1f, -2f);

  static void run() {
    System.out.println(new FieldReadAfterClose().finish());
  }

  private float finish() {
    weights.close();
    return this.weights.toFloatArray()[0]; // want UseAfterDispose definite
  }
}
