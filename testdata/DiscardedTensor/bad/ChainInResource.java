// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The resource is the end of the chain; its beginning is nobody's. */
final class ChainInResource {
  static void run() {
    try (Tensor y =
        Tensor.of(1f, -2f) // want DiscardedTensor definite
            .relu()) {
      System.out.println(y.toFloatArray()[0]);
    }
  }
}
