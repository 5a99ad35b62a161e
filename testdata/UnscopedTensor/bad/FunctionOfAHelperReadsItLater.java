// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** A helper keeps a function that reads the tensor after the helper has returned. */
final class FunctionOfAHelperReadsItLater {
  private static Runnable later;

  static void run() {
    Tensor image = Tensor.of(1f, 2f); // want UnscopedTensor definite
    showLater(image);
    later.run();
  }

  private static void showLater(Tensor image) {
    later = () -> System.out.println(image.toFloatArray()[0]);
  }
}
