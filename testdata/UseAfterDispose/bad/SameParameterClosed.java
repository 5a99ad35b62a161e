// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** The method finds that both parameters are one tensor, closes one, and reads the other. */
final class SameParameterClosed {
  static void run() {
    Tensor x = Tensor.of(1f);
    System.out.println(combine(x, x));
  }

  private static float combine(Tensor left, Tensor right) {
    if (left == right) {
      left.close();
      return right.item(); // want UseAfterDispose definite
    }
    float sum = left.item() + right.item();
    left.close();
    right.close();
    return sum;
  }
}
