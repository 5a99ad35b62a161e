// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;

/** Neither the helper nor its caller opens a scope. */
final class HelperWithoutScope {
  static void run() {
    Tensor y = Tensor.of(3f); // want UnscopedTensor definite
    System.out.println(first(1f, 2f) + y.toFloatArray()[0]);
  }

  private static float first(float... values) {
    Tensor x = Tensor.of(values); // want UnscopedTensor definite
    return x.toFloatArray()[0];
  }
}
