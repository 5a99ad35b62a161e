// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** The variable has moved on; its old value has another name, and is closed. */
final class OldValueRead {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    Tensor before = x;
    x = x.relu();
    before.close();
    System.out.println(x.toFloatArray()[0]);
    System.out.println(before.toFloatArray()[0]); // want UseAfterDispose definite
    x.close();
  }
}
