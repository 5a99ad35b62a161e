// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** Two names, one tensor: closing one closes the other. */
final class ReadThroughAlias {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    Tensor same = x;
    x.close();
    System.out.println(same.toFloatArray()[0]); // want UseAfterDispose definite
  }
}
