// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The early return is an exit of its own, and the tensor is open there on every way. */
final class EarlyReturnLeaks {
  static void run() {
    System.out.println(positive(1f) + positive(-1f));
  }

  private static float positive(float value) {
    Tensor x = Tensor.of(value); // want UnscopedTensor definite
    float first = x.toFloatArray()[0];
    if (first < 0) {
      return 0;
    }
    x.close();
    return first;
  }
}
