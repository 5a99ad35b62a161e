// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** What is computed from a tensor is returned, and the tensor is left. */
final class CopyOfATensorIsReturned {
  static void run() {
    try (Tensor twice = twice()) {
      System.out.println(twice.toFloatArray()[0]);
    }
  }

  private static Tensor twice() {
    Tensor once = Tensor.of(1f, 2f); // want UnscopedTensor definite
    return once.add(once);
  }
}
