// runs: leaks 1 tensor, collects the garbage
import dev.tensorlint.runtime.Tensor;

/** The request is two calls away. */
final class GcThroughTwoHelpers {
  static void run() {
    Tensor x = Tensor.of(1f); // want UnscopedTensor definite
    System.out.println(x.item());
    tidyUp(); // want ManualGc potential
  }

  static void tidyUp() {
    System.out.println("tidying up");
    sweep();
  }

  static void sweep() {
    System.gc();
  }
}
