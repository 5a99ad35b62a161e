// runs: leaks 1 tensor
// trap: resource-blocks
import dev.tensorlint.runtime.Tensor;

/** The block closes what is derived, not what it is derived from. */
final class ResourceBlockOfAnother {
  static void run() {
    Tensor x = Tensor.of(1f, -2f); // want UnscopedTensor definite
    try (Tensor y = x.tanh();
        Tensor z = y.exp()) {
      System.out.println(z.toFloatArray()[0]);
    }
  }
}
