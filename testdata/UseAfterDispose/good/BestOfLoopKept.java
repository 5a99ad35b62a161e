// runs: clean
import dev.tensorlint.runtime.Tensor;

/** The best of all is kept, and each loser is closed. */
final class BestOfLoopKept {
  static void run() {
    System.out.println(best(new float[] {1f, 3f, 2f}));
  }

  private static float best(float[] scores) {
    Tensor best = null;
    for (float score : scores) {
      Tensor next = Tensor.of(score);
      if (best == null || next.item() > best.item()) {
        if (best != null) {
          best.close();
        }
        best = next;
      } else {
        next.close();
      }
    }
    if (best == null) {
      return 0f;
    }
    float value = best.item();
    best.close();
    return value;
  }
}
