// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** A method that calls itself closes its parameter once it has counted down. */
final class ReadAfterRecursion {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    scaleDown(x, 3);
    System.out.println(x.toFloatArray()[0]); // want UseAfterDispose definite
  }

  private static void scaleDown(Tensor x, int steps) {
    if (steps == 0) {
      x.close();
      return;
    }
    scaleDown(x, steps - 1);
  }
}
