// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** The pattern variable and the variable that was tested are one tensor. */
final class ReadThroughPattern {
  static void run() {
    Object value = Tensor.of(1f, -2f);
    if (value instanceof Tensor tensor) {
      tensor.close();
      System.out.println(((Tensor) value).toFloatArray()[0]); // want UseAfterDispose definite
    }
  }
}
