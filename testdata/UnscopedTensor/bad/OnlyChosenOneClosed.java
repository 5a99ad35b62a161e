// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;

/** Only the chosen one of two is closed. */
final class OnlyChosenOneClosed {
  static void run() {
    choose(true);
    choose(false);
  }

  private static void choose(boolean first) {
    Tensor a = Tensor.of(1f); // want UnscopedTensor potential
    Tensor b = Tensor.of(2f); // want UnscopedTensor potential
    Tensor chosen = first ? a : b;
    System.out.println(chosen.toFloatArray()[0]);
    chosen.close();
  }
}
