// runs: leaks 2 tensors, collects the garbage
import dev.tensorlint.runtime.Tensor;

/** What has no name can only be freed by the collector. */
final class DiscardedAndCollected {
  static void run() {
    System.out.println(Tensor.of(1f).mul(2f).item()); // want DiscardedTensor definite, DiscardedTensor definite
    System.gc(); // want ManualGc definite
  }
}
