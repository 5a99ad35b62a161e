// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** Printing a closed tensor is fine, reading an element of it is not. */
final class ElementAfterClose {
  static void run() {
    Tensor x = Tensor.of(1f, 2f, 3f);
    Tensor backwards = x.flip(0);
    backwards.close();
    System.out.println(backwards);
    System.out.println(x.get(-1));
    x.close();
    System.out.println(backwards.get(0)); // want UseAfterDispose definite
  }
}
