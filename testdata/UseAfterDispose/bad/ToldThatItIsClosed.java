// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** The flag says that the helper closes the tensor. */
final class ToldThatItIsClosed {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    System.out.println(first(x, true));
    System.out.println(x.toFloatArray()[1]); // want UseAfterDispose definite
  }

  private static float first(Tensor x, boolean isLast) {
    float first = x.toFloatArray()[0];
    if (isLast) {
      x.close();
    }
    return first;
  }
}
