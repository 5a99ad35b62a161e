// runs: clean
// trap: path-merges
import dev.tensorlint.runtime.Tensor;

/** The labelled break leaves both loops, and the close is behind them. */
final class LabelledBreakCloses {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    search:
    for (int i = 0; i < 2; i++) {
      for (int j = 0; j < 2; j++) {
        if (i + j > 1) {
          break search;
        }
        System.out.println(x.toFloatArray()[j]);
      }
    }
    x.close();
  }
}
