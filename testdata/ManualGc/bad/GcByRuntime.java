// runs: collects the garbage
import dev.tensorlint.runtime.Tensor;

/** The other way to ask. */
final class GcByRuntime {
  static void run() {
    try (Tensor x = Tensor.of(1f)) {
      System.out.println(x.item());
    }
    Runtime.getRuntime().gc(); // want ManualGc potential
  }
}
