// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The method promises to close it, and its body does not: the body counts. */
final class PromisedButNotClosed {
  static void run() {
    Tensor x = Tensor.of(1f); // want UnscopedTensor definite
    accept(x);
  }

  private static void accept(@WillClose Tensor x) {
    System.out.println(x.item());
  }

  /** As that of JSR 305. */
  @interface WillClose {}
}
