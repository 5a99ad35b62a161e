// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The flag says whether it is still open. */
final class FlagGuardsRead {
  static void run() {
    show(true);
    show(false);
  }

  private static void show(boolean early) {
    Tensor x = Tensor.of(1f, -2f);
    boolean open = true;
    if (early) {
      x.close();
      open = false;
    }
    if (open) {
      System.out.println(x.toFloatArray()[0]);
      x.close();
    }
  }
}
