// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The helper returns early only if it is given nothing. */
final class ReleasesAllGiven {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    Tensor y = Tensor.of(3f);
    System.out.println(x.toFloatArray().length * y.item());
    release(x, y);
  }

  private static void release(Tensor... given) {
    if (given == null || given.length == 0) {
      return;
    }
    for (Tensor each : given) {
      if (each != null) {
        each.close();
      }
    }
  }
}
