// runs: leaks 1 tensor
// trap: ownership-returned
import dev.tensorlint.runtime.Tensor;

/** The helper hands its tensor to the caller, who drops it. */
final class HelperResultDropped {
  static void run() {
    Tensor bias = bias(4); // want UnscopedTensor definite
    System.out.println(bias.toFloatArray()[0]);
  }

  private static Tensor bias(int units) {
    return Tensor.fill(0.1f, units);
  }
}
