// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** What the helper returns is the caller's, who does not even look at it. */
final class HelperResultIgnored {
  static void run() {
    try (Tensor x = Tensor.of(1f, -2f)) {
      normalized(x); // want DiscardedTensor definite
    }
  }

  private static Tensor normalized(Tensor x) {
    return x.div(2f);
  }
}
