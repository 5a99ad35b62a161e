// runs: clean
import dev.tensorlint.runtime.Tensor;

/** A method of that name collects nothing. */
final class OwnMethodNamedGc {
  static void run() {
    try (Tensor x = Tensor.of(1f)) {
      System.out.println(x.item());
    }
    gc();
  }

  private static void gc() {
    System.out.println("generation complete");
  }
}
