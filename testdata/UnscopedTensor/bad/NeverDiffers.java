// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** A helper that closes one of two only where they differ closes nothing that is given twice. */
final class NeverDiffers {
  static void run() {
    Tensor x = Tensor.of(1f); // want UnscopedTensor definite
    System.out.println(x.item());
    closeFirstIfItDiffers(x, x);
  }

  private static void closeFirstIfItDiffers(Tensor one, Tensor other) {
    if (one != other) {
      one.close();
    }
  }
}
