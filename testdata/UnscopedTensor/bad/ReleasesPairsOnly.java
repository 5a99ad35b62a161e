// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** The helper returns early if it is given one tensor. */
final class ReleasesPairsOnly {
  static void run() {
    Tensor x = Tensor.of(3f); // want UnscopedTensor potential
    System.out.println(x.item());
    release(x);
  }

  private static void release(Tensor... given) {
    if (given.length < 2) {
      return;
    }
    for (Tensor each : given) {
      each.close();
    }
  }
}
