// runs: clean
// trap: path-merges
import dev.tensorlint.runtime.Tensor;

/** Every return has its close. */
final class EarlyReturnCloses {
  static void run() {
    System.out.println(positive(1f) + positive(-1f));
  }

  private static float positive(float value) {
    Tensor x = Tensor.of(value);
    float first = x.toFloatArray()[0];
    if (first < 0) {
      x.close();
      return 0;
    }
    x.close();
    return first;
  }
}
