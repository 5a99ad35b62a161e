// runs: throws TensorDisposedException
// trap: closed-in-helper
import dev.tensorlint.runtime.Tensor;

/** The helper closed it. */
final class ReadAfterHelperClosed {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    showAndClose(x);
    System.out.println(x.toFloatArray()[1]); // want UseAfterDispose definite
  }

  private static void showAndClose(Tensor tensor) {
    System.out.println(tensor.toFloatArray()[0]);
    tensor.close();
  }
}
