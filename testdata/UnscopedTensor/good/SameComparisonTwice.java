// runs: clean
// trap: path-merges
import dev.tensorlint.runtime.Tensor;

/** The same comparison decides over making and over closing. */
final class SameComparisonTwice {
  private static final int TRAINING = 1;

  static void run() {
    step(0);
    step(TRAINING);
  }

  private static void step(int mode) {
    Tensor noise = null;
    if (mode == TRAINING) {
      noise = Tensor.of(0.1f);
    }
    System.out.println("mode " + mode);
    if (mode == TRAINING) {
      noise.close();
    }
  }
}
