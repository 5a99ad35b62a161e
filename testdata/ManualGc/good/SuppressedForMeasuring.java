// runs: clean
import dev.tensorlint.runtime.Tensor;

/** A measurement that has to start from a clean heap says so. */
final class SuppressedForMeasuring {
  @SuppressWarnings("ManualGc")
  static void run() {
    try (Tensor x = Tensor.of(1f)) {
      System.out.println(x.item());
    }
    System.gc();
    System.out.println(Runtime.getRuntime().freeMemory() > 0);
  }
}
