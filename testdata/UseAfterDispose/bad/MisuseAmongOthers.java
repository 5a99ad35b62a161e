// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** A clause for all exceptions does not mean this one. */
final class MisuseAmongOthers {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    x.close();
    try {
      System.out.println(x.toFloatArray()[0]); // want UseAfterDispose definite
    } catch (RuntimeException e) {
      System.out.println("cleaning up");
      throw e;
    }
  }
}
