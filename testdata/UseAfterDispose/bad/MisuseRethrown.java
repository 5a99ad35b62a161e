// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorDisposedException;

/** The exception is caught by its name, told of and passed on: nobody expected it. */
final class MisuseRethrown {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    x.close();
    try {
      System.out.println(x.toFloatArray()[0]); // want UseAfterDispose definite
    } catch (TensorDisposedException e) {
      System.out.println("no data: " + e.getMessage());
      throw e;
    }
  }
}
