// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** Tidy in the loop, not around it. */
final class TidyPerRound {
  static void run() {
    System.out.println(total(1000));
  }

  private static float total(int rounds) {
    float total = 0;
    for (int i = 0; i < rounds; i++) {
      total += TensorScope.tidy(() -> Tensor.ones(1000).toFloatArray()[0]);
    }
    return total;
  }
}
