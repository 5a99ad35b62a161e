// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** One of many optional tensors has no guard of its own at the end. */
final class OneOfManyOptionalTensorsKept {
  static void run() {
    use(9);
    use(2);
  }

  private static void use(int count) {
    Tensor o0 = count > 0 ? Tensor.of(0f) : null;
    Tensor o1 = count > 1 ? Tensor.of(1f) : null;
    Tensor o2 = count > 2 ? Tensor.of(2f) : null;
    Tensor o3 = count > 3 ? Tensor.of(3f) : null;
    Tensor o4 = count > 4 ? Tensor.of(4f) : null;
    Tensor o5 = count > 5 ? Tensor.of(5f) : null; // want UnscopedTensor definite
    Tensor o6 = count > 6 ? Tensor.of(6f) : null;
    if (o0 != null) {
      o0.close();
    }
    if (o1 != null) {
      o1.close();
    }
    if (o2 != null) {
      o2.close();
    }
    if (o3 != null) {
      o3.close();
    }
    if (o4 != null) {
      o4.close();
    }
    if (o6 != null) {
      o6.close();
    }
  }
}
