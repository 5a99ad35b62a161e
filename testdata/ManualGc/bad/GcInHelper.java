// runs: collects the garbage
import dev.tensorlint.runtime.Tensor;

/** A helper asks, on behalf of those who call it. */
final class GcInHelper {
  static void run() {
    try (Tensor x = Tensor.of(1f)) {
      System.out.println(x.item());
    }
    sweep(); // want ManualGc potential
  }

  static void sweep() {
    System.gc();
  }
}
