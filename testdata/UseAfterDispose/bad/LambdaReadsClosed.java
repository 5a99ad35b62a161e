// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** The body of tidy runs at once, and reads what was closed before it. */
final class LambdaReadsClosed {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    x.close();
    TensorScope.tidy(
        () -> {
          System.out.println(x.toFloatArray()[0]); // want UseAfterDispose definite
        });
  }
}
