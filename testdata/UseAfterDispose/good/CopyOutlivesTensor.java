// runs: clean
// trap: nothing-to-close
import dev.tensorlint.runtime.Tensor;

/** The array is plain Java data. */
final class CopyOutlivesTensor {
  static void run() {
    Tensor x = Tensor.of(1f, -2f);
    float[] values = x.toFloatArray();
    x.close();
    System.out.println(values[0]);
  }
}
