// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** A loop that gives up after ten rounds leaves no more than ten rounds to its scope. */
final class StepsLimited {
  static void run() {
    try (TensorScope scope = TensorScope.open()) {
      Tensor x = Tensor.of(1f, 2f);
      float total = 0f;
      int steps = 0;
      while (total < 10f) {
        total += x.mul(2f).toFloatArray()[0];
        steps++;
        if (steps > 10) {
          throw new IllegalStateException("no end in sight");
        }
      }
      System.out.println(total);
    }
  }
}
