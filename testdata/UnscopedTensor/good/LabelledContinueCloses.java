// runs: clean
// trap: path-merges
import dev.tensorlint.runtime.Tensor;

/** The next round of the outer loop begins with the tensor of this one closed. */
final class LabelledContinueCloses {
  static void run() {
    rows:
    for (int i = 0; i < 3; i++) {
      Tensor row = Tensor.of(i, i + 1);
      for (float value : row.toFloatArray()) {
        if (value > 1) {
          row.close();
          continue rows;
        }
      }
      System.out.println(row.toFloatArray()[0]);
      row.close();
    }
  }
}
