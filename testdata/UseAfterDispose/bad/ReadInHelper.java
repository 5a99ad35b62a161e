// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** The helper reads what its caller has closed. */
final class ReadInHelper {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    x.close();
    show(x); // want UseAfterDispose definite
  }

  private static void show(Tensor tensor) {
    System.out.println(tensor.toFloatArray()[0]);
  }
}
