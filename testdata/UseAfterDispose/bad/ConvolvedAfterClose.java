// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** The kernel is closed before it slides over the second image. */
final class ConvolvedAfterClose {
  static void run() {
    Tensor kernel = Tensor.ones(2, 2, 1, 1);
    try (Tensor image = Tensor.ones(1, 3, 3, 1);
        Tensor first = image.conv2d(kernel)) {
      System.out.println(first.get(0, 0, 0, 0));
      kernel.close();
      Tensor second = image.conv2d(kernel); // want UseAfterDispose definite
      second.close();
    }
  }
}
