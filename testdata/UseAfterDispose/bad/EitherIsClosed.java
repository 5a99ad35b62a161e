// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** One of two tensors is chosen, and both are closed: whichever it is, it is gone. */
final class EitherIsClosed {
  static void run() {
    System.out.println(pick(true));
  }

  private static float pick(boolean first) {
    Tensor x = Tensor.scalar(1f);
    Tensor y = Tensor.scalar(2f);
    Tensor picked = first ? x : y;
    x.close();
    y.close();
    return picked.item(); // want UseAfterDispose definite
  }
}
