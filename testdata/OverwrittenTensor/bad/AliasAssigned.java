// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** Both variables name the second tensor, and nothing names the first. */
final class AliasAssigned {
  static void run() {
    Tensor best = Tensor.of(1f);
    Tensor candidate = Tensor.of(2f);
    if (best.item() < candidate.item()) {
      best = candidate; // want OverwrittenTensor definite
    }
    System.out.println(best.item());
    best.close();
    candidate.close();
  }
}
