// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorRuntime;
import dev.tensorlint.runtime.TensorScope;

/** Each round has a scope of its own. */
final class ScopePerRound {
  static void run() {
    TensorRuntime.setBudget(TensorRuntime.memory().liveBytes() + 100_000);
    try {
      System.out.println(total(1000));
    } finally {
      TensorRuntime.setBudget(Long.MAX_VALUE);
    }
  }

  private static float total(int rounds) {
    float total = 0;
    for (int i = 0; i < rounds; i++) {
      try (TensorScope scope = TensorScope.open()) {
        Tensor x = Tensor.ones(1000);
        total += x.toFloatArray()[0];
      }
    }
    return total;
  }
}
