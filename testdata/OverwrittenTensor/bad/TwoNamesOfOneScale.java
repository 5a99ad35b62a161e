// runs: leaks 1 tensor
import dev.tensorlint.runtime.Tensor;

/** Two constants may be one object, so that both tests hold. */
final class TwoNamesOfOneScale {
  static final TwoNamesOfOneScale full = new TwoNamesOfOneScale();
  static final TwoNamesOfOneScale usual = full;

  static void run() {
    show(full);
  }

  private static void show(TwoNamesOfOneScale scale) {
    Tensor preview = null;
    if (scale == full) {
      preview = Tensor.of(1f, -2f);
    }
    if (scale == usual) {
      preview = Tensor.of(0.5f, -1f); // want OverwrittenTensor potential
    }
    if (preview != null) {
      preview.close();
    }
  }
}
