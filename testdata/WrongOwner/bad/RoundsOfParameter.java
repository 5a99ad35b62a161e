// runs: throws DeviceOutOfMemoryException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorRuntime;
import dev.tensorlint.runtime.TensorScope;

/** The loop goes on until its sum is big enough. */
final class RoundsOfParameter {
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
      while (total < rounds) {
        Tensor x = Tensor.ones(1000); // want WrongOwner potential
        total += x.toFloatArray()[0];
      }
    }
    return total;
  }
}
