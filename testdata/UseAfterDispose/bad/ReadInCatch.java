// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** The resource is closed before the catch block runs. */
final class ReadInCatch {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    try (x) {
      throw new IOException("no such file");
    } catch (IOException e) {
      System.out.println(x.toFloatArray()[0]); // want UseAfterDispose definite
    }
  }
}
