// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** A variable names the function that closes the tensor; running it closes. */
final class ReadAfterNamedFunction {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    Runnable done = x::close;
    done.run();
    System.out.println(x.toFloatArray()[0]); // want UseAfterDispose definite
  }
}
