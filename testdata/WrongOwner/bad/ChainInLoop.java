// runs: throws DeviceOutOfMemoryException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorRuntime;
import dev.tensorlint.runtime.TensorScope;

/** The value in the middle of a chain stays in the scope, too. */
final class ChainInLoop {
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
    try (TensorScope scope = TensorScope.open()) {
      Tensor x = Tensor.ones(1000);
      while (total < rounds) {
        total += x.mul(2f).toFloatArray()[0]; // want WrongOwner potential
      }
    }
    return total;
  }
}
