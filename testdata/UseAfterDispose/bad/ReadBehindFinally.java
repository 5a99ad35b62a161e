// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** The finally block has run before the last line. */
final class ReadBehindFinally {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    try {
      System.out.println(x.toFloatArray()[0]);
    } finally {
      x.close();
    }
    System.out.println(x.toFloatArray()[1]); // want UseAfterDispose definite
  }
}
