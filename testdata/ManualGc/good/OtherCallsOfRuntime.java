// runs: clean
import dev.tensorlint.runtime.Tensor;

/** Other questions to the runtime are none for a collection. */
final class OtherCallsOfRuntime {
  static void run() {
    long before = Runtime.getRuntime().freeMemory();
    try (Tensor x = Tensor.of(1f)) {
      System.out.println(x.item());
    }
    System.out.println(before > 0 && Runtime.getRuntime().availableProcessors() > 0);
  }
}
