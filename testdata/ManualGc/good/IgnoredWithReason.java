// runs: clean
import dev.tensorlint.runtime.Tensor;

/** A comment gives the reason. */
final class IgnoredWithReason {
  static void run() {
    try (Tensor x = Tensor.of(1f)) {
      System.out.println(x.item());
    }
    System.gc(); // tensorlint:ignore ManualGc -- the heap is measured next
  }
}
