// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The flag says that the helper leaves the tensor open. */
final class ToldThatItIsLeftOpen {
  static void run() {
    Tensor x = Tensor.of(1f, -2f); // want UnscopedTensor definite
    System.out.println(first(x, false));
  }

  private static float first(Tensor x, boolean isLast) {
    float first = x.toFloatArray()[0];
    if (isLast) {
      x.close();
    }
    return first;
  }
}
