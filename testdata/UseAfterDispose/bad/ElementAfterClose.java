// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** An element is read after the release, as the whole data would be. */
final class ElementAfterClose {
  static void run() {
    Tensor x = Tensor.of(1f, 2f, 3f);
    Tensor backwards = x.flip(0);
    backwards.close();
    System.out.println(x.get(-1));
    x.close();
    System.out.println(backwards.get(0)); // want UseAfterDispose definite
  }
}
