// runs: leaks 1 tensor
// trap: path-merges
import dev.tensorlint.runtime.Tensor;

/** One branch forgets it, and both meet at the same exit. */
final class ClosedOnOneBranch {
  static void run() {
    report(true);
    report(false);
  }

  private static void report(boolean verbose) {
    Tensor x = Tensor.of(1f, -2f); // want UnscopedTensor potential
    if (verbose) {
      System.out.println(x.toFloatArray()[0]);
      x.close();
    }
  }
}
