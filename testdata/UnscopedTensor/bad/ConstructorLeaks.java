// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** A constructor that needs a tensor for a moment and forgets it. */
final class ConstructorLeaks {
  static void run() {
    System.out.println(new Summary(1f, -2f).first);
  }

  private static final class Summary {
    final float first;

    Summary(float... values) {
      Tensor x = Tensor.of(values); // want UnscopedTensor definite
      first = x.toFloatArray()[0];
    }
  }
}
