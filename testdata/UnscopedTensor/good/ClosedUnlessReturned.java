// runs: clean
// trap: ownership-returned
import dev.tensorlint.runtime.Tensor;

/** Closed when making it fails half way, else the caller's. */
final class ClosedUnlessReturned {
  static void run() {
    Tensor x = make();
    System.out.println(x.toFloatArray()[0]);
    x.close();
  }

  private static Tensor make() {
    Tensor x = Tensor.of(1f, -2f);
    boolean done = false;
    try {
      System.out.println(x.toFloatArray().length);
      done = true;
      return x;
    } finally {
      if (!done) {
        x.close();
      }
    }
  }
}
