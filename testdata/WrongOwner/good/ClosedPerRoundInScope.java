// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** Closed in its round, before the scope would do it. */
final class ClosedPerRoundInScope {
  static void run() {
    System.out.println(total(1000));
  }

  private static float total(int rounds) {
    float total = 0;
    try (TensorScope scope = TensorScope.open()) {
      for (int i = 0; i < rounds; i++) {
        try (Tensor x = Tensor.ones(1000)) {
          total += x.toFloatArray()[0];
        }
      }
    }
    return total;
  }
}
