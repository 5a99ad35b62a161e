// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** A helper that measures runs the function that closes the tensor. */
final class ClosedByHelpersFunction {
  static void run() {
    Tensor x = Tensor.of(2f);
    timed(x::close);
    System.out.println(x.item()); // want UseAfterDispose definite
  }

  private static void timed(Runnable body) {
    long begin = System.nanoTime();
    body.run();
    System.out.println(System.nanoTime() >= begin);
  }
}
